"""The window's painter, pictures, words and sounds, and the devices people play with."""
