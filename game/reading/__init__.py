"""Reading what comes in from outside: which files are opened, and what is said of faults."""
