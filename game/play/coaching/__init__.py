"""The findings of the coach: looked for beside the window, kept, and practised."""
