# Pourquoi on ne peut pas faire cela avec des cartes que l'on déplace, quand les règles n'en disent rien.

refuse-discard-one_only = On ne défausse qu’une carte à la fois ; choisis l’une de celles-ci.
refuse-lay_off-needs_card = On ne déplace { -un_joker } qu’en ajoutant une carte à sa combinaison.
refuse-meld-neither = Ensemble, ces cartes ne forment ni { -un_brelan } ni une { -suite }.
refuse-play-one_only = On ne joue qu’une carte de sa main par tour ; choisis l’une de celles-ci.

# Préparer un contrat. $slot compte à partir de un.
refuse-stage-no_slot = Cette carte n’entre dans aucune partie de { -ton_contrat }. Cette { -mene } demande { $contract }.
refuse-stage-spared = Cette partie reste vide : une combinaison plus grande compte aussi pour elle.
refuse-stage-incomplete = La partie { $slot } n’est pas encore complète.
