"""Tests of Oltre Mare."""
