# Les bots, et pourquoi un coup est bon.

command-arena = faire jouer des bots entre eux avec les mêmes cartes, en échangeant les places
command-arena-variant = le nom d’un jeu, ou un fichier YAML
command-arena-option = choisir la valeur d’une option ; peut se répéter
command-arena-preset = choisir une formule
command-arena-bots = qui joue, par exemple naive,regular ; expert@30 essaie trente mondes possibles
command-arena-players = combien de joueurs ; à défaut, le moins possible
command-arena-matches = combien de parties
command-arena-seed = un nombre ; le même nombre donne les mêmes parties
command-arena-jobs = combien de processeurs utiliser
command-arena-time = secondes par décision ; à défaut, un programme en a 0,7
command-arena-json = en JSON

arena-head = { $game }, { $seats } à la table. À 50 % des victoires, les deux se valent ; ± vaut à 95 %.
arena-one_bot = Il faut au moins deux bots, par exemple naive,regular.
arena-faulty_bot = Le bot « { $name } » ne peut pas jouer ainsi.
arena-seconds = --time est un nombre de secondes, { $most } au plus.
# any_number: never 0
arena-missed = { $name } n’a pas répondu { $count } fois, et un coup simple a été joué.
arena-bout = { $one } – { $other } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, avance { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } parties)

bot-novice-name = Débutant
bot-novice-about = Joue au coup par coup, et laisse parfois passer quelque chose.
bot-amateur-name = Amateur
bot-amateur-about = Connaît le jeu, mais se fie à ce qui saute aux yeux.
bot-regular-name = Confirmé
bot-regular-about = Joue bien, mais se trompe parfois sur une carte.
bot-veteran-name = Chevronné
bot-veteran-about = Joue bien et se trompe rarement sur une carte.
bot-expert-name = Expert
bot-expert-about = Pèse chaque carte et ne laisse rien passer.

bot-cautious-name = Prudent
bot-cautious-about = Ne donne rien, et ne garde jamais de carte chère.
bot-bold-name = Audacieux
bot-bold-about = Attend la grosse main et ne craint personne.
bot-hoarder-name = Écureuil
bot-hoarder-about = Garde tout ce qui peut encore servir.
bot-hasty-name = Pressé
bot-hasty-about = Dépose tout ce qu’il peut, dès qu’il le peut.
bot-watchful-name = Vigilant
bot-watchful-about = Joue comme un expert, un œil sur le joueur suivant.

# Un robot à soi ; $most est un nombre de caractères
fault-style_text = « { $given } » est trop long ici ou contient des caractères qu’on ne peut pas afficher : { $most } caractères au plus.

# Pourquoi ce coup est bon, après ce qu’il faut faire. $card et $other sont des cartes, $cards plusieurs.
advice-deal = Distribue la { -mene } suivante.
advice-goes_out = Comme ça, tu termines.
advice-goes_out_more = Comme ça, tu termines : +{ $points }.
advice-at_once_more = Tu termines avec toute la main d’un coup : +{ $points }.
advice-at_once_off = Tu termines avec toute la main d’un coup : −{ $points }.
advice-rebuy = Ça coûte { $price }, et il y a { $pot } à gagner.
advice-rebuy_free = Ça ne te coûte rien.
advice-decline = Ça coûte { $price }, et il n’y a que { $pot } à gagner.
advice-draw_only = Il n’y a rien d’autre à prendre maintenant.
advice-draw_even = Ici, la pioche et { -la_defausse } se valent à peu près.
# any_number: never 0
advice-draw_pozo = Avec { $count ->
    [one] sa carte
   *[other] ses { $count } cartes
}, { $lies ->
    [one] { $lies } carte de plus entre dans tes combinaisons.
   *[other] { $lies } cartes de plus entrent dans tes combinaisons.
}
advice-draw_wild = { CAPITAL(-un_joker) } va partout.
advice-draw_contract = Elle complète { -ton_contrat }.
advice-draw_nearer = Elle te rapproche du but : il manque { $lack ->
    [one] { $lack } carte
   *[other] { $lack } cartes
} pour { -ton_contrat }.
advice-draw_joins = Elle s’ajoute à une combinaison de la table.
advice-draw_meld = Elle forme une combinaison avec { $cards }.
advice-draw_last = Elle fait une combinaison avec { $cards }, et c’est la dernière qui le peut.
advice-draw_waits = Avec elle, { $left ->
    [one] { $left } carte encore cachée t’aide ;
   *[other] { $left } cartes encore cachées t’aident ;
} sans elle, { $before }.
advice-stock_unplayable = { $card } ne se prend que pour servir tout de suite, et c’est impossible.
advice-stock_pozo = Les { $count } cartes { -de_la_defausse } ne te font aucune combinaison, et te coûtent { $points }.
advice-stock_pozo_part = Avec { -la_defausse }, tu aurais { $stays ->
    [one] { $stays } carte isolée de plus.
   *[other] { $stays } cartes isolées de plus.
}
advice-stock_hold = Avec { $card }, il faudrait déposer maintenant. Personne n’a moins de { $left } cartes : ça peut attendre.
advice-stock_fits_nothing = { $card } ne s’ajoute à aucune combinaison.
advice-stock_lonely = { $card } ne va avec rien dans ta main.
advice-stock_lacks = { $card } ne te rapproche pas du but : il manque toujours { $lack ->
    [one] { $lack } carte
   *[other] { $lack } cartes
} pour { -ton_contrat }.
advice-stock_spends = { $card } ne ferait une combinaison qu’avec { -un_joker }.
advice-stock_far = À { $card }, il manquerait encore au moins deux cartes pour une combinaison.
advice-stock_dead = Ce qu’il faudrait à { $card } pour une combinaison n’est plus là : { $cards }.
# any_number: never 0
advice-stock_few = Avec { $card }, tu attendrais { $left ->
    [one] une seule carte encore cachée.
   *[other] une de { $left } cartes encore cachées.
}
advice-open = Rien ne manque, et { $points } points quittent ta main.
advice-reclaim = Tu pourras t’en resservir.
advice-lay_over = Avec ces cartes en main, tu serais à { $points } si quelqu’un termine, et la limite est { $limit }.
advice-hurry = Il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à { $player } : dépose tant que tu peux.
advice-lay_duty = Tu as pris { $card } pour t’en servir tout de suite.
advice-lay_counts = Sur la table, ça te rapporte { $table } ; dans ta main, ça te coûte { $points }.
advice-add = Dans ta main, elle te coûte { $points }.
advice-add_and_throw = Si tu l’ajoutes, tu peux encore défausser une autre carte.
advice-meld = Dans ta main, ces { $count } cartes te coûtent { $points }.
advice-hold_off = Garde tes combinaisons : toute la main d’un coup vaut −{ $points }, et personne n’a moins de { $left } cartes.
advice-hold_more = Garde tes combinaisons : toute la main d’un coup vaut +{ $points }, et personne n’a moins de { $left } cartes.
advice-hold_back = Garde tes combinaisons : personne n’a moins de { $left } cartes.
advice-throw_only = Toutes les autres sont des { -jokers }, ou dans des combinaisons faites.
advice-throw_even = { $card } et { $other } se valent à peu près.
advice-throw_contract = Sans { $other }, il manque { $lack ->
    [one] { $lack } carte
   *[other] { $lack } cartes
} pour { -ton_contrat } ; sans { $card }, { $less }.
advice-throw_contract_meld = Garde { $other } : dans { -ton_contrat }, elle va avec { $cards } ; sans elle, il manque { $lack ->
    [one] { $lack } carte
   *[other] { $lack } cartes
}.
advice-throw_lacks = { $card } ne sert pas à { -ton_contrat } : avec ou sans cette carte, il manque { $lack ->
    [one] { $lack } carte.
   *[other] { $lack } cartes.
}
advice-throw_lacks_twin = Avec une carte { $card } de moins, il manque toujours { $lack ->
    [one] { $lack } carte
   *[other] { $lack } cartes
} pour { -ton_contrat }.
advice-throw_lonely = { $card } ne va avec rien dans ta main.
advice-throw_dead = Ce qu’il faudrait à { $card } pour une combinaison n’est plus là : { $cards }.
advice-throw_helped = Avec { $other }, { $left ->
    [one] { $left } carte encore cachée t’aide,
   *[other] { $left } cartes encore cachées t’aident,
} comme { $cards } ; avec { $card }, { $fewer }.
advice-throw_breaks = Garde { $other } : avec { $cards }, c’est une combinaison.
advice-throw_spares_wild = Garde { $other } : cette carte remplace n’importe quelle autre.
advice-throw_fits_later = Garde { $other } : une fois ta première combinaison déposée, elle s’ajoute à une autre sur la table.
advice-throw_over = Avec { $card }, tu serais à { $points } si quelqu’un termine, et la limite est { $limit }.
advice-throw_dear_now = Il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à { $player }, et { $card } te coûte { $points }.
advice-throw_dear = { $card } te coûte { $points }, { $other } seulement { $fewer }.
advice-throw_idle = { $card } ne s’ajoute à aucune combinaison, et on ne peut plus en déposer d’autres.
advice-throw_alone = { $card } ne va avec rien dans ta main, et te coûte { $points }.
advice-next_adds = { $player } pourrait ajouter { $other } à une combinaison.
advice-next_holds = { $player } a { $cards } en main, et { $other } va avec.
advice-twin_passed = { $card } : sa jumelle est dans { -la_defausse }, et personne n’en a voulu.
advice-next_wants = Parmi les cartes que peut avoir { $player }, { $left ->
    [one] { $left } va avec { $card },
   *[other] { $left } vont avec { $card },
} et { $more } avec { $other }.
advice-play_only = C’est tout ce que tu peux jouer.
advice-play_even = { $card } et { $other } se valent à peu près.
advice-way_even = Avec cette carte, un autre coup vaut à peu près autant.
advice-take_all = Tu vides la table : +{ $points }.
advice-take_points = { $cards } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
advice-take_spades = { $count ->
    [one] { $count } pique
   *[other] { $count } piques
} de plus pour toi : on en était à { $have } contre { $most }.
advice-take_suit = Pour la majorité aux { $suit } : { $count } de plus ; on en était à { $have } contre { $most }.
advice-take_rank = Pour la majorité aux { $rank } : { $count } de plus ; on en était à { $have } contre { $most }.
advice-take_primiera = { $card } compte { $count } dans ta { -primiera }.
advice-take_cards = { $count } cartes de plus pour toi : on en était à { $have } contre { $most }.
advice-take_build = La pile d’un autre devient la tienne.
advice-takes_points = Tu gagnes { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
advice-takes_cards = { $count } cartes de plus pour toi.
advice-build = Tu as { $card } pour la prendre ; { $left ->
    [one] { $left } carte encore cachée pourrait
   *[other] { $left } cartes encore cachées pourraient
} la prendre avant.
advice-build_safe = Tu as { $card } pour la prendre, et aucune carte encore cachée ne le peut.
advice-special_waits = { $card } n’est pas encore sortie, et n’aura ainsi pas de points à prendre.
advice-leaves_no_points = Après ça, aucune carte encore cachée ne peut prendre de points.
advice-leaves_fewer_points = Après ça, { $left ->
    [one] { $left } carte encore cachée peut
   *[other] { $left } cartes encore cachées peuvent
} prendre des points, et non { $more }.
advice-leaves_nothing = Après ça, aucune carte encore cachée ne prend rien.
advice-leaves_less = Après ça, { $left ->
    [one] { $left } carte encore cachée peut
   *[other] { $left } cartes encore cachées peuvent
} prendre quelque chose, et non { $more }.
advice-keeps_points = Garde { $other } : elle vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
advice-keeps_special = Garde { $card } : une fois sur la table, rien ne la prend.
advice-keeps_take = Ta carte { $card } pourra prendre quelque chose au prochain tour.
advice-keeps_take_points = Ta carte { $card } pourra prendre { $points ->
    [one] { $points } point
   *[other] { $points } points
} au prochain tour.
advice-trail_left = Après ça, { $left ->
    [one] { $left } carte encore cachée peut
   *[other] { $left } cartes encore cachées peuvent
} prendre quelque chose.
