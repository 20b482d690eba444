"""What must hold for every game, with every option, at every table."""
