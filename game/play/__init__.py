"""One running table, and tables set up by hand."""
