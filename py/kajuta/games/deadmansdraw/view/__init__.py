"""The position as people see and click it."""
