# Voir les commentaires en anglais.
cards-faulty =
    Certaines de tes cartes ne peuvent pas servir ; tu vois celles du jeu à leur place.
    { $flaws }
card_flaw-unknown = { $file } : aucune carte ne porte ce nom. KH.svg est le roi de cœur.
card_flaw-heavy = { $file } : le fichier est trop lourd, { $most } Kio au plus.
card_flaw-unreadable = { $file } : ce n’est pas un dessin SVG lisible.
card_flaw-shape = { $file } : une carte fait cinq de large sur sept de haut.
card_flaw-slow = { $file } : la dessiner prend trop de temps. Fais-la de tracés moins nombreux et plus simples, sans très longues lignes pointillées.
card_flaw-untried = { $file } : elle n’a pas pu être essayée cette fois.
# any_number: never 0
card_flaw-more =
    { $count ->
        [one] Et encore une : « loba doctor » la nomme.
       *[other] Et { $count } autres : « loba doctor » les nomme.
    }
