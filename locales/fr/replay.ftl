# Une partie se regarde à nouveau.

replay-step = { $step } / { $steps }
replay-eyes = Voir depuis la place suivante
replay-previous_hand = À la mène précédente
replay-next_hand = À la mène suivante
replay-leave = Quitter la partie

# Un pozo entier, quand ses cartes n’ont pas la place d’être nommées.
replay-took_many = { $player } prend toute la défausse, { $count } cartes.
replay-took_many-loba_de_mas = { $player } prend le pozo, { $count } cartes.

# Le bouton d’un avis.
notice-understood = Compris
