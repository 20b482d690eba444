"""How a hand went, and what one makes of it: the pages of the coach."""
