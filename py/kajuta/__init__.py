"""Kajuta: the rules of board games about the sea, bots, and matches that people and bots play.

The package uses only the standard library and runs unchanged under CPython and Pyodide. README.md beside this file
describes its folders.
"""
