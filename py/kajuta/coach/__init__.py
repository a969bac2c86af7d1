"""The coach: advice for a decision, the review of a finished match, achievements."""
