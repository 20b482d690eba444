# Une partie se regarde à nouveau.

replay-step = { $step } / { $steps }
replay-eyes = Voir depuis la place suivante, ou toutes les mains ouvertes
replay-all_hands = Toutes
replay-branch = Jouer la suite à partir d’ici
replay-branch_over = Ici, la partie est finie : reviens un peu en arrière pour jouer la suite
replay-branch_title = Jouer la suite à partir d’ici
replay-branch_about = Toutes les cartes restent où elles sont, même cachées. C’est une nouvelle partie, qui ne compte pas dans les statistiques. Qui s’assied où ?
replay-branch_play = S’asseoir
replay-branch_back = Continuer à regarder
replay-previous_hand = À la mène précédente
replay-next_hand = À la mène suivante
replay-leave = Quitter la partie

replay_bar-to_start = Au début
replay_bar-back = Un pas en arrière
replay_bar-play = Lecture
replay_bar-pause = Pause
replay_bar-forward = Un pas en avant
replay_bar-to_end = À la fin
replay_bar-speed = x{ $speed }

# Le bouton d’un avis.
notice-understood = Compris
