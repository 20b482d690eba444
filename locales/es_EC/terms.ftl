# Palabras de la mesa ecuatoriana: las picas son corazones negros en todos los juegos.

-picas = corazones negros
-pica = corazón negro
