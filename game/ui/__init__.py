"""The only painter: window, pictures, words, sounds and hands on the controls."""
