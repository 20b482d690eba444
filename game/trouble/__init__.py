"""When something goes wrong: what is kept of it for the people who mend it, and nothing private."""
