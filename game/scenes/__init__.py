"""The screens: menu, set-up, table, curtain, scores, settings, rules."""
