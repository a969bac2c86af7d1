"""The rules: position, legal actions and their effects, log entries and animations."""
