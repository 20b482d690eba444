# Ce que la ligne de commande dit d'elle-même.

cli-about = Cinq ramis de la famille Loba, et La Mona.
cli-unknown_language = Je ne parle pas encore « { $name } ». Je parle { $known }.
cli-interrupted = À bientôt !

# Ce que trouve la relecture des textes. { $place } est le fichier et la ligne.
locale_fault-none = Les textes sont en ordre.
locale_fault-count =
    { $count ->
        [0] Aucune faute dans les textes.
        [one] Une faute dans les textes.
       *[other] { $count } fautes dans les textes.
    }
locale_fault-unreadable = { $place } : ce fichier est illisible ({ $detail }).
locale_fault-misnamed = { $place } : le dossier d’une langue s’appelle comme « es » ou « es_EC ».
locale_fault-junk = { $place } : ceci n’est pas un message Fluent ({ $detail }).
locale_fault-twice = { $place } : « { $key } » était déjà dit, dans { $detail }.
locale_fault-missing = { $place } : « { $key } » n’a pas de texte en { $language }.
locale_fault-facts = { $place } : « { $key } » n’emploie pas les mêmes données que les autres langues ({ $detail }).
locale_fault-unknown = { $place } : « { $key } » renvoie à { $detail }, qui n’existe pas.
locale_fault-circular = { $place } : « { $key } » renvoie à lui-même.
locale_fault-plural = { $place } : il manque à « { $key } » la forme du pluriel { $detail }.
