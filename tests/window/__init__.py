"""Whole hands in a real window, each played with one device alone."""
