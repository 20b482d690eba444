"""Why an act is better than another, from what a seat sees: for hints and for the coach."""
