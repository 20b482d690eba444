# Why something cannot be done with cards that are being moved, where the rules have no word for it.

refuse-discard-one_only = One card is discarded at a time; choose one of these.
refuse-lay_off-needs_card = A wild card only moves together with a card you add to its meld.
refuse-play-one_only = One card of your hand is played in a turn; choose one of these.

# Putting a contract together. $slot counts from one.
refuse-stage-no_slot = This card has no place in any part of your contract.
refuse-stage-no_slot-loba_seis_menes = This card has no place in any part of your dépose.
refuse-stage-not_here = This card does not go with this part of your contract.
refuse-stage-not_here-loba_seis_menes = This card does not go with this part of your dépose.
refuse-stage-incomplete = Part { $slot } is not complete yet.
