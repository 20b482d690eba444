"""Lessons: their list, their scene, and what is explained on paper."""
