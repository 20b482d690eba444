# Teclas y botones.

keys-do_take_pile = Tomar { -del_pozo }

# Las letras de los botones.
keys-letter_draw_stock = c
keys-letter_discard = o
keys-letter_sort = d
