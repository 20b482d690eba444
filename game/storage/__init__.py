"""A match in a file, and back."""
