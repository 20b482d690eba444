"""Where everything lies on a card table: a pure function of view, size and settings."""
