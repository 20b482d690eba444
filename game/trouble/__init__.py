"""When something goes wrong: what is kept of it for whoever mends it, and nothing private."""
