# Ce que dit la relecture des textes : `loba locales check`.
# { $place } est le fichier et la ligne.

command-locales = les langues que parle le jeu, et celles que tu as ajoutées
command-locales-check = chercher tout ce qui cloche dans les textes, et voir combien est traduit
command-locales-check-lang = seulement cette langue
command-locales-check-json = en JSON
command-locales-check-gaps = aussi chaque texte qui reste à écrire
command-locales-new = commencer une langue : des fichiers avec tout ce qu’elle doit dire, en commençant par ce qu’on voit en premier
command-locales-new-language = son nom, comme pt ou es_UY
command-locales-new-for_players = sans ce que voient seulement ceux qui écrivent des fichiers ou utilisent la ligne de commande
command-locales-new-from = la langue dont les mots accompagnent chaque texte, et qui sert pour ce qui n’est pas encore écrit
command-locales-fit = peindre toutes les pages dans une langue et voir quels textes sont coupés ou couverts
command-locales-fit-language = la langue à essayer

locales-new_name = « { $name } » n’est pas un nom de langue : écris-le comme pt ou es_UY.
locales-new_heading =
    { $name }. Enlève le # devant une clé, et écris son texte après le signe =.
    Ce que tu laisses est dit dans une autre langue. Entre accolades avec un tiret, { "{ -defausse }" },
    ce sont des mots de la langue d’à côté : écris-les, ou fais les tiens, -defausse = …
    Formes du pluriel, et les nombres de chacune : { $forms }
locales-new_says-capital = CAPITAL(…) met une majuscule au début de ce qu’il contient ; écris les mots comme la phrase les demande.
locales-new_says-game = GAME() est le jeu dont on parle : la ligne à son nom se dit dans ce jeu, celle à l’astérisque dans tous les autres.
locales-new_says-gender = « .gender -> » choisit selon qu’un mot est féminin ou masculin, car chaque pays a le sien. Un seul te suffit.
locales-new_says-sound = SOUND(…) vaut vowel ou consonant, selon que le nom commence à l’oreille par une voyelle ou une consonne.
locales-new_says-initial = INITIAL(…) est la première lettre d’un mot, telle qu’on l’entend.
locales-new_says-courts = COURTS() vaut english quand les cartes portent A J Q K, own quand elles portent les lettres de cette langue.
locales-new_says-figure = FIGURE($rank) est le nom d’une hauteur en anglais : ace, deuce, trey, de four à ten, jack, knight ou king.
locales-new_says-number = NUMBER(…) écrit un nombre comme le fait la langue ; ce qui est entre ses parenthèses reste tel quel.
locales-new_kept = { $file } est déjà là, et reste comme il est.
# any_number: never 0
locales-new_file = { $file } : { $count ->
    [one] un texte
   *[other] { $count } textes
}
locales-new_done = { $count ->
    [0] Il n’y a rien à écrire.
    [one] Il y a un texte à écrire.
   *[other] Il y a { $count } textes à écrire.
} « loba locales check --lang { $language } » dit où en est { $name }.

locales-none = Il n’y a pas de textes en « { $name } ». Il y en a en { $known }.
locales-share =
    { $name } ({ $language }) : { $own ->
        [0] aucun texte propre
        [one] un texte propre
       *[other] { $own } textes propres
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } traduit, { $missing ->
        [0] rien ne manque
        [one] il en manque un
       *[other] il en manque { $missing }
    }, { $faults ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $faults } erreurs
    }.

# any_number: never 0
locales-gaps = { $count ->
    [one] Il reste un texte
   *[other] Il reste { $count } textes
} à écrire : « loba locales check --gaps » { $count ->
    [one] le montre
   *[other] les montre
}.

locales-for_players =
    { $count ->
        [0] Tout ce que voient les joueurs est traduit.
        [one] Il reste { $count } texte à écrire parmi ceux que voient les joueurs.
       *[other] Il reste { $count } textes à écrire parmi ceux que voient les joueurs.
    }

locales-fit = { $count ->
    [0] Tous les textes tiennent dans la plus petite fenêtre, même avec les plus grandes lettres.
    [one] Un texte ne tient pas.
   *[other] { $count } textes ne tiennent pas.
}

locale_fault-none = Les textes sont en ordre.
locale_fault-unreadable = { $place } : ce fichier est illisible ({ $detail }).
locale_fault-not_utf8 = { $place } : ce n’est pas du texte UTF-8. Enregistre le fichier avec l’encodage UTF-8.
locale_fault-too_deep = { $place } : trop d’accolades s’emboîtent ici, { $most } au plus.
locale_fault-heavy = { $place } : ce fichier est trop lourd, { $most } Kio au plus.
locale_fault-crowded = { $place } : avec ce fichier, la langue dépasse { $most } textes ou { $detail } Kio. Il est laissé de côté, ainsi que ceux qui le suivent.
locale_fault-slow = { $place } : la lecture prend trop de temps. Répartis-le en plusieurs fichiers, et regarde si quelque chose y cloche.
locale_fault-more = { $place } : il y a d’autres erreurs dans ce fichier.
locale_fault-long = { $place } : « { $key } » est trop long, { $most } lettres au plus.
locale_fault-letter = { $place } : « { $key } » contient { $detail }, qui ne peut pas s’afficher. Supprime-le.
locale_fault-digits = { $place } : « { $key } » a un nombre de plus de { $most } chiffres : { $detail }
locale_fault-option = { $place } : « { $key } » ne peut pas avoir { $detail }. NUMBER accepte style ("decimal" ou "percent"), useGrouping et des options comme maximumFractionDigits avec un nombre entier de 0 à { $most } ; DATETIME accepte dateStyle et timeStyle ("full", "long", "medium" ou "short").
locale_fault-long_name = { $place } : le nom d’une langue a { $most } lettres au plus.
locale_fault-spoken = { $place } : « { $key } » devient trop long avec tous les textes auxquels il renvoie, { $most } lettres au plus.
locale_fault-misnamed = { $place } : nomme le dossier ou le fichier d’une langue comme « es » ou « es_EC ».
locale_fault-misplaced = { $place } : « { $key } » se met dans { $detail }, où Loba le cherche au démarrage.
locale_fault-junk = { $place } : ceci n’est pas « clé = texte » : « { $detail } »
locale_fault-sign = { $place } : il manque ici « { $detail } ».
locale_fault-no_default = { $place } : marque un de ces choix d’un astérisque, celui de tous les autres cas.
locale_fault-twice = { $place } : « { $key } » existe déjà, dans { $detail }.
locale_fault-missing = { $place } : « { $key } » n’a pas de texte en { $language }. En anglais, c’est « { $detail } »
locale_fault-wanted = { $place } : ce jeu n’a pas encore de mots pour « { $key } ».
locale_fault-facts_lacking = { $place } : « { $key } » laisse de côté { $detail }, que les autres langues emploient.
locale_fault-facts_unknown = { $place } : « { $key } » demande { $detail }, que le jeu ne lui donne pas.
locale_fault-unknown = { $place } : « { $key } » renvoie à { $detail }, qui n’existe pas.
locale_fault-circular = { $place } : « { $key } » renvoie à lui-même.
locale_fault-plural = { $place } : il manque à « { $key } » la forme du pluriel { $detail }.
locale_fault-uncounted = { $place } : « { $key } » dit la même chose pour tous les nombres de { $detail }. Écris les formes, ou « # any_number » au-dessus s’il convient à tous.
locale_fault-hidden_number = { $place } : « { $key } » ne montre pas le nombre dans [{ $detail }], qui vaut ici pour plusieurs. Écris-le par sa variable, comme { "{ $count }" } ; ou « # any_number » au-dessus, si la phrase convient à tous les nombres.
locale_fault-elision = { $place } : dans « { $key } », un mot change selon ce qui suit : { $detail }. Fais des deux mots un seul terme, ou choisis d’après le son, comme { "{ SOUND($player) -> [vowel] d’{ $player } *[consonant] de { $player } }" } ; ou écris « # any_beginning » au-dessus, si cela convient à tous les mots.
locale_fault-brackets = { $place } : « { $key } » contient { $detail } ; entre crochets, on met des cartes, comme [9c 10h X].
locale_fault-no_room = { $place } : « { $key } » n’a pas assez de place : « { $detail } »
locale_fault-letters = { $place } : « { $key } » a des lettres qui manquent à toutes les polices du jeu : { $detail }
locale_fault-untranslated = { $place } : « { $key } » est encore en anglais : « { $detail } » S’il doit rester ainsi, écris « # same » au-dessus.
locale_fault-unused = { $place } : rien ne demande « { $key } ». Y a-t-il une erreur dans son nom ?

# Des textes à soi. { $faults } : des phrases de plus haut, une par ligne.
texts-faulty =
    Certains de tes textes sont illisibles : tu en vois d’autres à leur place.
    { $faults }
# any_number: never 0
texts-more_faults =
    { $count ->
        [one] Et une autre : « loba locales check » les montre toutes.
       *[other] Et { $count } autres : « loba locales check » les montre toutes.
    }
texts-not_added =
    Cette langue ne peut pas être ajoutée telle quelle.
    { $faults }
texts-no_language = Donne à « { $file } » le nom de sa langue, comme pt.ftl ou es_EC.ftl, et dis-y comment cette langue s’appelle : language-name = …
texts-not_kept = Impossible d’écrire { $file } ({ $detail }).
texts-add-question = Veux-tu que Loba parle { $language } désormais ?
# any_number: never 0
texts-add-detail =
    { $count ->
        [one] Le fichier a un texte
       *[other] Le fichier a { $count } textes
    } ; ce qui lui manque s’affiche dans une langue que tu as déjà. Tu la retrouves dans les réglages.
texts-add-yes = Oui, merci
texts-add-no = Non, laisse
texts-replace-question = Tu as déjà des textes à toi en { $language }. Mettre ceux-ci à leur place ?
# any_number: never 0
texts-replace-detail =
    { $count ->
        [one] Le fichier a un texte.
       *[other] Le fichier a { $count } textes.
    }
texts-replace-yes = Oui, remplace
texts-replace-no = Non, laisse
