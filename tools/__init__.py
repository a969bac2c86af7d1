"""The builder behind build.py: assembles dist/, serves it and runs the checks. Uses the standard library only."""
