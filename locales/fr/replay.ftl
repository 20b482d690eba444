# Une partie se regarde à nouveau.

replay-step = { $step } / { $steps }
replay-eyes = Voir depuis la place suivante
replay-previous_hand = À la mène précédente
replay-next_hand = À la mène suivante
replay-leave = Quitter la partie

# Le bouton d’un avis.
notice-understood = Compris
