"""What the coach finds: looked for beside the window, kept, and practised."""
