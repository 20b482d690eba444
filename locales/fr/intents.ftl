# Pourquoi on ne peut pas faire cela avec des cartes que l'on déplace, quand les règles n'en disent rien.

refuse-discard-one_only = On ne défausse qu’une carte à la fois ; choisis l’une de celles-ci.
refuse-lay_off-needs_card = On ne déplace { -un_joker } qu’en ajoutant une carte à sa combinaison.
refuse-play-one_only = On ne joue qu’une carte de sa main par tour ; choisis l’une de celles-ci.

# Préparer un contrat. $slot compte à partir de un.
refuse-stage-no_slot = Cette carte n’entre dans aucune partie de { -ton_contrat }.
refuse-stage-not_here = Cette carte ne va pas avec cette partie de { -ton_contrat }.
refuse-stage-incomplete = La partie { $slot } n’est pas encore complète.
