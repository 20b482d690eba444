# Cada juego como se habla donde se juega: la Carioca en chileno, La Mona en ecuatoriano. Lo demás es
# como en «es».

language-name = Español (el de cada juego)
language-home_of = *
