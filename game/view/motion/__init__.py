"""What moves and sounds, and when."""
