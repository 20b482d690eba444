### Les points d’une partie jouée avec de vraies cartes.

refuse-entered-too_many = Le jeu n’a pas plus de { $most } de ces cartes : { $card }.
refuse-entered-no_such_count = { $player } : aucune main de ce jeu ne compte { $points }.
refuse-entered-who_closed = Il ne reste rien à { $player } : c’est donc { $player } qui termine.
refuse-entered-closer_holds = { $player } termine : il ne peut rien lui rester en main.
refuse-entered-two_closed = Une seule personne peut terminer. Si c’est { $player }, il reste des cartes à { $other }.
refuse-entered-out = { $player } est hors jeu et n’a pas de cartes.
refuse-entered-adds_up = { $thing } : { $found } en tout, alors qu’il y en a { $most }.
refuse-entered-more_than_all = { $thing } : { $player } ne peut pas en avoir plus que de cartes en tout.
refuse-entered-no_such_points = Aucune { -mene } ne rapporte { $found } points en tout.
