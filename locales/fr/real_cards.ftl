### Les points d’une partie jouée avec de vraies cartes.

refuse-entered-too_many = Le jeu n’a pas plus de { $most } de ces cartes : { $card }.
refuse-entered-no_such_count = { $player } : aucune main de ce jeu ne compte { $points }.
refuse-entered-who_closed = Il ne reste rien à { $player } : c’est donc { $player } qui termine.
refuse-entered-closer_holds = { $player } termine : il ne peut rien lui rester en main.
refuse-entered-two_closed = Une seule personne peut terminer. Si c’est { $player }, il reste des cartes à { $other }.
refuse-entered-out = { $player } est hors jeu et n’a pas de cartes.
refuse-entered-adds_up = { $thing } : { $found } en tout, alors qu’il y en a { $most }.
refuse-entered-more_than_all = { $thing } : { $player } ne peut pas en avoir plus que de cartes en tout.
refuse-entered-no_such_points = Aucune { -mene } ne rapporte { $found } points en tout.

menu-book = Vraies cartes
menu-book_line = Vous jouez à table, Loba compte
setup-real_title = { menu-book }
setup-real_deal = Commencer
book-title = { menu-book }
book-new = Nouvelle partie
book-deals = { CAPITAL(-mene) } { $number } : { $player } donne
book-deals_first = { $player } donne en premier
book-contract = Pour cette { -mene } : { $melds }
book-zone_held = En main
book-zone_table = Sur la table
book-count_most_cards = Cartes
book-count_most_spades = Piques ♠
book-in_one = Termine en un seul tour
book-nobody = Personne ne termine
book-as_wild = Remplace une autre carte
book-erase = Effacer
book-onward = Suivant
book-save = Noter la { -mene } { $number }
book-result = Voir le résultat
book-waits = La { -mene } { $number } attend la réponse ci-dessous
book-stale_in = Ne tient plus : après la { -mene } { $number }, { $player } avait racheté sa place
book-stale_out = Ne tient plus : après la { -mene } { $number }, { $player } avait quitté la partie
book-forget = D’accord
book-elsewhere = Une autre fenêtre de Loba a modifié cette partie. La voici telle qu’elle est ; ta dernière saisie n’a pas été notée.
book-at_table = À la vraie table : parties gagnées, sur celles qui sont finies
