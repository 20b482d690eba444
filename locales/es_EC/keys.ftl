# Teclas y botones.

keys-do_trail = Jugar abierto (La Mona)

# Las letras de los botones.
keys-letter_trail = j
