"""Tests of Submarine."""
