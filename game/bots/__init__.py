"""Players that are not people. They see what a person in their seat sees, and no more."""
