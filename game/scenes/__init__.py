"""What stands on the screen: menu, set-up, table, curtain, scores, settings, rules."""
