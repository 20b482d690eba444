# Los juegos, sus opciones y los menús, dichos de vos.

variant-loba_de_menos-about = Sacate las cartas de encima. Quien llega a 101 queda afuera; gana quien sigue al final.
variant-loba_de_mas-about = Lo que bajás suma, lo que te queda resta. Los doses son comodines, y si querés levantás { -todo_el_pozo }.
option-build_obligation-help = Qué podés hacer mientras tenés algo formado. Tirar cartas, nunca.

summary-rummy = { $hand } cartas para cada uno. Robá una, bajá lo que puedas, tirá una.

# El siete de oros se llama siete de velo.
scores-category-7d-escoba = Siete de velo
