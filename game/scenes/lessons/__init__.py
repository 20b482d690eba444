"""Lessons: their list, their scene, and the paper that explains."""
