"""Tests of Karty mrtvého muže."""
