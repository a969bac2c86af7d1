"""View: the position as areas and elements that players see and click."""
