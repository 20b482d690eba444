"""The contents and the movements of the screen, as plain numbers."""
