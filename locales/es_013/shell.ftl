# Lo demás que se le dice a alguien, dicho de vos.

keys-waiting = Presioná…
keys-press_key = Presioná la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Presioná el botón para «{ $action }». Esc lo deja como está.
