"""Parametric things. Every builder takes its numbers in centimetres and gives a list of Blender objects."""
