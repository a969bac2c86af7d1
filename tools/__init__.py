"""The builder behind build.py: it assembles dist/, serves it and runs the checks. Standard library only."""
