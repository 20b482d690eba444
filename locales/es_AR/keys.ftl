# Teclas y botones.

keys-waiting = Apretá…
keys-press_key = Apretá la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Apretá el botón para «{ $action }». Esc lo deja como está.

# Las letras de los botones.
keys-letter_take_pile = v
keys-letter_discard = t
keys-letter_trail = i
