# Palabras de la mesa ecuatoriana: las picas son corazones negros en todos los juegos.

-picas = corazones negros
-una_pica = un corazón negro
