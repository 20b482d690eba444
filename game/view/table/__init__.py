"""A table as one viewer sees it, in data and in words."""
