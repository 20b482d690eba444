"""The table as a person has it before them: moments, and the pieces that can be seen in them."""
