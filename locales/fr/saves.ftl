# Parties enregistrées : ce qu’on en dit à la table et dans leur liste.

notice-history_lost = Les coups d’avant n’ont pas pu être relus : la partie continue, mais on ne peut plus les reprendre ni les revoir
