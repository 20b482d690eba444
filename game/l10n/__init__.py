"""Everything people read, in their language. Import its modules only where texts are needed."""
