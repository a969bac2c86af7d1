"""The coach: hints during a match, the review of a finished match, and achievements."""
