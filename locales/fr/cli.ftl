# Ce que la ligne de commande dit d'elle-même.

cli-about = Cinq ramis de la famille Loba, et La Mona.
cli-unknown_language = Je ne parle pas encore « { $name } ». Je parle { $known }.
cli-interrupted = À bientôt !
