"""From YAML to rules: reading variant files, finding every fault in them, building the game."""
