"""The rules of the six games, case by case, each under its number in the rules dossier.

The YAML files are cases as a card player would set them up: positions, what is tried, and what
should come of it. What is no position is in the modules beside them.
"""
