"""Kajuta: rules of sea games, bots to play them with, and the match that ties them to a table.

The package uses the standard library alone and runs unchanged under CPython and Pyodide.
"""
