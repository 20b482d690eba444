"""The pages of the coach: how a hand went, and what to learn from it."""
