"""The mind of a fishing player: prizes, what a table offers to whom, and looking ahead."""
