# Ce qui se règle dans un jeu, en peu de mots : chaque champ, et ses valeurs qui sont des mots.

# Qui joue
field-players = Joueurs
field-players-min = Joueurs au moins
field-players-max = Joueurs au plus
field-players-partners = Nombres de joueurs avec partenaires

# Les cartes
field-deck = Cartes
field-deck-packs = Jeux de 52 cartes
field-deck-jokers = Jokers en tout
field-deck-without = Hauteurs absentes
field-deck-suits = Les couleurs
field-deck-suits-french = cœurs, carreaux, trèfles, piques
field-deck-suits-spanish = deniers, coupes, épées, bâtons
field-deal = Donne
field-deal-hand = Cartes pour chaque joueur
field-deal-upcard = Une carte retournée au départ
field-deal-wild_upcard = Une carte libre retournée au départ
field-deal-wild_upcard-keep = reste
field-deal-wild_upcard-rebury = repart dans la pioche
field-deal-table = Cartes posées sur la table au départ
field-deal-redeal_on = On redonne si l’une de ces cartes est parmi les premières de la table
field-deal-redeal_from = Combien il en faut
field-deal-first_table = Première table qui fait la somme
field-deal-first_table-stays = reste
field-deal-first_table-dealer = va au donneur
field-first_dealer = Premier donneur
field-first_dealer-random = au sort
field-first_dealer-high_cut = la plus haute carte
field-first_dealer-low_cut = la plus basse carte
field-direction = Sens du jeu
field-direction-clockwise = sens horaire
field-direction-anticlockwise = sens antihoraire

# Piocher
field-pile = Prendre à la défausse
field-pile-none = jamais
field-pile-top = la carte du dessus
field-pile-whole = toute la défausse
field-pile-top-must_play = La carte prise doit aller sur la table dans le tour
field-pile-top-for_lay_off = On peut aussi la prendre pour l’ajouter
field-pile-top-lay_off_with_first_meld = Et l’ajouter dès le tour de la première combinaison
field-pile-top-rediscard = La carte prise peut être défaussée aussitôt
field-pile-top-once_opened = Aussi pour celui qui a déjà déposé
field-pile-whole-must_play = L’une de ses cartes doit aller sur la table dans le tour
field-pile-whole-lone_card_rediscard = Une carte seule peut être prise et défaussée aussitôt
field-pile-whole-once_opened = Aussi pour celui qui a déjà déposé

# Combinaisons
field-wild = Cartes libres
field-melds = Combinaisons
field-meld-set = cartes de même hauteur
field-meld-run = cartes qui se suivent
field-meld-set-min = Cartes au moins
field-meld-set-max = Cartes au plus
field-meld-set-suits = Couleurs
field-meld-set-suits-any = toutes
field-meld-set-suits-all_different = toutes différentes
field-meld-set-suits-three = exactement trois
field-meld-set-wilds = Cartes libres au plus
field-meld-set-wilds_when_laid = Dont au plus à la dépose
field-meld-set-exact_when_laid = Déposée au minimum, elle grandit ensuite
field-meld-run-min = Cartes au moins
field-meld-run-max = Cartes au plus
field-meld-run-suits = Couleurs
field-meld-run-suits-same = une seule
field-meld-run-suits-colour = tout rouge ou tout noir
field-meld-run-suits-any = toutes
field-meld-run-ace = As
field-meld-run-ace-either = au début ou à la fin
field-meld-run-ace-low = au début seulement
field-meld-run-ace-high = à la fin seulement
field-meld-run-ace-round = il boucle
field-meld-run-wilds = Cartes libres au plus
field-meld-run-wilds_when_laid = Dont au plus à la dépose
field-meld-run-exact_when_laid = Déposée au minimum, elle grandit ensuite

# Contrats
field-opening = La première dépose
field-opening-free = toute combinaison
field-opening-contract = un contrat par mène
field-opening-contract-rounds = Contrats
field-opening-contract-new_melds_later = D’autres combinaisons après le contrat
field-opening-contract-double_sets = Une combinaison double compte pour deux
field-opening-contract-same_rank_sets = Deux de même hauteur dans un contrat
field-opening-contract-adjoining_runs = Deux suites qui se touchent dans un contrat
field-round-melds = Combinaisons du contrat
field-round-deal = Cartes données dans cette mène
field-round-final_discard = La dernière défausse de cette mène
field-round-final_discard-as_usual = comme d’habitude
field-round-final_discard-optional = pas nécessaire
field-round-final_discard-required = nécessaire
field-round-final_discard-forbidden = interdite

# Ajouter
field-lay_off = Ajouter aux combinaisons
field-lay_off-to = Aux combinaisons de qui
field-lay_off-to-any = de tout le monde
field-lay_off-to-own = les siennes
field-lay_off-to-nobody = de personne
field-lay_off-needs = Il faut d’abord
field-lay_off-needs-own_meld = avoir déposé
field-lay_off-needs-nothing = rien
field-lay_off-same_turn = Aussi au tour de la première combinaison
field-lay_off-reclaim = Une carte libre s’échange contre sa carte
field-wild_move = Une carte libre au bout
field-wild_move-fixed = ne bouge pas
field-wild_move-free = à l’un ou l’autre bout
field-wild_move-replace_other_end = à l’autre bout, contre sa carte
field-wild_move-shift_outward = un rang vers l’extérieur, contre sa carte

# Défausser
field-discard = Défausser
field-discard-wilds = Défausser une carte libre
field-discard-wilds-free = toujours
field-discard-wilds-only_wilds_left = s’il ne reste rien d’autre
field-discard-wilds-never = jamais
field-final_discard = Dernière défausse
field-final_discard-optional = pas nécessaire
field-final_discard-required = nécessaire
field-final_discard-forbidden = interdite
field-stock_out = Pioche épuisée
field-stock_out-recycle = les cartes défaussées refont la pioche
field-stock_out-end_hand = la mène est finie
field-stock_out-recycle-how = La nouvelle pioche
field-stock_out-recycle-how-shuffle = mélangée
field-stock_out-recycle-how-flip = retournée
field-stock_out-recycle-stall_guard = Fois de suite sans rien déposer ; 0 : sans limite
field-blocked_hand = Mène bloquée
field-blocked_hand-score_all = chacun compte
field-blocked_hand-void_redeal = on redonne

# Pêche
field-capture = Prendre
field-capture-adds = Valeur d’une carte dans une somme
field-capture-takes = Ce que prend une carte de la main
field-capture-together = Ce que font la carte et celles qu’elle prend
field-capture-pair_only = Hauteurs qui ne prennent que leurs pareilles
field-capture-pairs = Combien de pareilles elles prennent
field-capture-pairs-all = autant qu’il y en a
field-capture-pairs-one = une
field-capture-pairs-one_or_three = une ou trois
field-capture-builds_in_sums = Une pile peut entrer dans une somme
field-capture-groups = Combien de groupes prend une carte
field-capture-groups-any = autant qu’il y en a
field-capture-groups-one = un
field-capture-single_first = Une seule carte passe avant une somme
field-capture-must_take = Une carte qui peut prendre le doit
field-build = Former sur la table
field-build-none = jamais
field-build-sums = des sommes
field-build-sums-multiple = Plusieurs groupes sur une pile
field-build-sums-raises = On peut augmenter une pile
field-build-sums-raise_own = La sienne aussi
field-build-sums-raise_own_needs_previous = Augmenter la sienne demande sa valeur actuelle
field-build-sums-raise_needs_previous = Augmenter demande aussi la valeur actuelle
field-build-sums-many_cards = Plus de deux cartes par groupe
field-standing_builds = Avec une pile à soi sur la table
field-standing_builds-must_continue = la prendre, la continuer ou l’augmenter
field-standing_builds-may_add_another = aussi en former une autre
field-standing_builds-may_do_all_but_trail = tout sauf poser
field-standing_builds-free = tout
field-leftovers = Les cartes qui restent sur la table
field-leftovers-last_taker = à celui qui a pris en dernier
field-leftovers-nobody = à personne
field-sweep = Vider la table
field-sweep-on_last_play = Aussi avec la dernière carte de la manche
field-sweep-despite = Cartes qui peuvent rester

# Points
field-score = Ce qui compte
field-score-penalty = les cartes restées en main, le moins possible
field-score-winner_collects = ce que les autres ont en main, pour le gagnant
field-score-table_minus_hand = les combinaisons moins la main
field-score-penalty-points = Points des cartes
field-score-penalty-out_in_one = Pour terminer en un seul tour
field-score-winner_collects-points = Points des cartes
field-score-winner_collects-out = Pour terminer
field-score-winner_collects-in_one_times = Multiplié pour terminer en un seul tour
field-score-table_minus_hand-table = Points sur la table
field-score-table_minus_hand-wild_as = Une carte libre, selon ce qu’elle remplace
field-score-table_minus_hand-hand = Points en main
field-score-table_minus_hand-out = Pour terminer
field-score-table_minus_hand-out_in_one = Pour terminer en un seul tour
field-score-table_minus_hand-out_in_one_for = Autant de fois
field-score-table_minus_hand-out_in_one_for-players = par joueur
field-score-table_minus_hand-out_in_one_for-opponents = par adversaire
field-score-table_minus_hand-out_in_one_for-once = une seule fois
field-score-table_minus_hand-rescore_wilds = Les cartes libres comptent à leur meilleure place
field-fishing_score-categories = cartes prises et tables vidées
field-fishing_score-categories-most_cards = Le plus de cartes
field-fishing_score-categories-most_spades = Le plus de piques
field-fishing_score-categories-most_of = Majorité dans une couleur ou une hauteur
field-fishing_score-categories-all_of = Toutes celles d’une couleur ou d’une hauteur, en plus
field-fishing_score-categories-cards = Certaines cartes
field-fishing_score-categories-primiera = La meilleure primiera
field-fishing_score-categories-primiera_values = Ce que les cartes y valent
field-fishing_score-categories-primiera_missing_suit = S’il manque une couleur
field-fishing_score-categories-primiera_missing_suit-none = pas de primiera
field-fishing_score-categories-primiera_missing_suit-zero = elle compte 0
field-fishing_score-categories-napola = Napola
field-fishing_score-categories-napola-none = aucune
field-fishing_score-categories-napola-clubs = trèfles, bâtons
field-fishing_score-categories-napola-diamonds = carreaux, deniers
field-fishing_score-categories-napola-hearts = cœurs, coupes
field-fishing_score-categories-napola-spades = piques, épées
field-fishing_score-categories-sweep = Vider la table

# La partie
field-match_end = Fin de la partie
field-match_end-eliminate = celui qui atteint un score est hors jeu
field-match_end-rounds = après un nombre de mènes
field-match_end-target = quelqu’un atteint un score
field-match_end-rounds_won = quelqu’un gagne un nombre de mènes
field-match_end-eliminate-at = Le score
field-match_end-eliminate-rebuys = Fois que chacun peut racheter sa place
field-match_end-eliminate-rebuy_price = Son prix
field-match_end-eliminate-rebuy_price-fixed = toujours le même
field-match_end-eliminate-rebuy_price-escalating = croissant
field-match_end-eliminate-rebuys_with_two_players = Aussi à deux
field-match_end-rounds-count = Mènes ; 0 : une par contrat
field-match_end-rounds-wins = Quel score gagne
field-match_end-rounds-wins-lowest = le plus bas
field-match_end-rounds-wins-highest = le plus haut
field-match_end-target-at = Le score
field-match_end-target-wins = Quel score gagne
field-match_end-target-wins-lowest = le plus bas
field-match_end-target-wins-highest = le plus haut
field-match_end-target-tie = Meilleurs scores égaux
field-match_end-target-tie-shared = partagent la victoire
field-match_end-target-tie-another_hand = jouent encore une manche
field-match_end-target-most_hands = Mènes au plus
field-match_end-rounds_won-wins = Mènes à gagner

# Argent
# same
field-stakes = Lunas
field-stakes-on = On joue pour des lunas
field-stakes-how = Règlement
field-stakes-how-pot = cagnotte
field-stakes-how-difference = différences
field-stakes-stake = Mise
field-stakes-rebuy = Prix d’un reenganche
field-stakes-per_point = Valeur d’un point
