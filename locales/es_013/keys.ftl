# Teclas y botones.

keys-waiting = Presioná…
keys-press_key = Presioná la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Presioná el botón para «{ $action }». Esc lo deja como está.

# Las letras de los botones.
keys-letter_discard = o
keys-letter_sort = d
