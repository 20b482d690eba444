# Quand quelque chose va de travers dans Loba : ce que lit la personne qui joue.

crash-title = Quelque chose s’est mal passé : Loba doit se fermer
crash-match_kept = Ta partie est enregistrée : la prochaine fois, reprends-la depuis le menu.
crash-match_not_kept = Cette fois, la partie n’a pas pu être enregistrée. Nous en sommes désolés.
crash-match_never_kept = Cette table avait été préparée à la main ; ces tables-là ne sont pas enregistrées.
crash-report =
    Ce qui s’est passé est noté, sans noms ni cartes, dans ce fichier. Si tu nous le transmets, nous pourrons réparer :
    { $file }
crash-no_report = Aucun rapport n’a pu être écrit ; ce qui s’est passé se lit dans le terminal.
crash-again = Si cela se reproduit, ouvre Loba avec « loba --safe » : sans son, sans tes réglages et sans les fichiers que tu as ajoutés.
crash-close = Fermer
crash-report_head = Voici ce que Loba a noté au moment de se fermer. Il n’y a ici ni noms, ni cartes, ni dossiers à toi.

command-safe = démarrer dans une fenêtre, sans son, avec les réglages d’origine et rien de ce que tu as ajouté
