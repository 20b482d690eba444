# Palabras de la mesa chilena.

-palo = pinta
    .gender = feminine

# Escala en todos los juegos, como en la Carioca.
-escalera = { GAME($game) ->
        [loba_seis_menes] quarte
       *[other] escala
    }

# Las cartas se botan.
log-discarded = { $player } bota { $cards }.
table-key-discard = Botar
table-step-discard = Botar
offer-discard = Botar { $card }
table-hint_discard = Bota { $card }.
