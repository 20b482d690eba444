# Réglages et touches.

settings-title = Réglages
settings-on = oui
settings-off = non
settings-percent = { $percent } %

settings-hint_row = Ligne
settings-hint_change = Changer
settings-hint_usual = Par défaut
settings-hint_done = Fini : tout est déjà enregistré

settings-block_table = Table
settings-block_look = Écran
settings-block_sound = Son
settings-block_ease = Confort
settings-block_controls = Commandes
settings-block_language = Langue
settings-block_about = À propos
settings-block_usual = Remettre cette page par défaut

# Ce qu’est Loba, et à qui on le doit ; aussi pour `loba --version`.
about-licence = Logiciel libre sous licence MIT : chacun peut l’utiliser, le modifier et le partager.
about-art = Les cartes, les images, les sons et la musique ont été créés pour Loba, sous la même licence.
about-letters = Polices : Source Sans Pro et Source Serif Pro, d’Adobe, sous licence SIL Open Font License 1.1.
about-parts = Loba repose sur Python, pygame-ce et SDL, et sur d’autres composants qui ont chacun leur licence.
about-page = Les licences de tous les composants : { $file }

# Table
settings-speed = Vitesse
settings-speed_about = Des cartes et des bots
settings-speed_usual = Normale
settings-speed_double = Double
settings-speed_at_once = Sans délai
settings-french_courts = Lettres françaises des figures
settings-french_courts_about = V, D et R quand tu joues en français

# Écran
settings-fullscreen = Plein écran
settings-fullscreen_about = La table remplit l’écran
settings-safe_area = Bord de l’écran
settings-safe_area_about = Pour les téléviseurs qui coupent le bord
settings-safe_area_none = Aucun
settings-safe_area_some = Un peu
settings-safe_area_more = Plus

# Son
settings-volume_master = Tout
settings-volume_master_about = Le volume de tout le jeu
settings-volume_cards = Cartes
settings-volume_cards_about = Piochées, distribuées, posées
settings-volume_table = Table
settings-volume_table_about = Tours, combinaisons, points, pièces
settings-volume_night = Nuit
settings-volume_night_about = Grillons, eau, parfois un hibou
settings-volume_music = Musique
settings-volume_music_about = Douce, sous tout le reste

# Confort
settings-two_colours = Quatre teintes pour les couleurs
settings-two_colours_about = Carreaux bleus, trèfles verts
settings-large_corners = Grands coins sur les cartes
settings-large_corners_about = Chiffres et signes agrandis de moitié
settings-text_scale = Taille du texte et des cartes
settings-text_scale_about = Menus, noms et messages
settings-text_scale_normal = Normale
settings-text_scale_large = Grande
settings-text_scale_largest = Très grande
settings-motion = Mouvement
settings-motion_about = Comment les cartes se déplacent
settings-motion_full = Complet
settings-motion_brief = Bref
settings-motion_none = Aucun
settings-high_contrast = Contraste élevé
settings-high_contrast_about = Tapis uni, contours épais
settings-say_legal = Dire en mots ce qui est permis
settings-say_legal_about = « 5-6-7-8 de cœur : permis »

# Commandes
settings-hold_is_toggle = Appuyer au lieu de maintenir
settings-hold_is_toggle_about = On appuie pour commencer, puis pour finir
settings-keys = Touches et boutons
settings-keys_about = Choisis les tiens pour tout
settings-keys_open = Choisir

# Langue
settings-language_system = Comme le système

# Le bout de table à côté des réglages
settings-preview = Aperçu
settings-preview_ring = Tu es ici
settings-preview_refusal = *Pas permis :* cette pierna a déjà ses trois couleurs ; pas de cœur.
settings-preview_legal = *Permis :* 5-6-7-8 de cœur.
settings-preview_spades = ♠ pique
settings-preview_clubs = ♣ trèfle

# Ce qui ne va pas dans le fichier des réglages
settings-notice-bad_value = « { $name } » a dans tes réglages une valeur inconnue ; la valeur par défaut la remplace.
settings-notice-unknown = « { $name } », dans tes réglages, n’est pas connu ici ; il reste tel quel.
settings-notice-unreadable = Impossible de lire tes réglages ({ $detail }) ; tout est revenu par défaut.
settings-notice-damaged = Tes réglages étaient abîmés ; tout est revenu par défaut, et { $file } garde ce qui s’y trouvait.

# Touches
keys-title = Touches et boutons
keys-column_keyboard = Clavier
keys-column_pad = Manette
keys-waiting = Appuie…
keys-press_key = Appuie sur la touche pour « { $action } ». Échap la laisse telle quelle.
keys-press_pad = Appuie sur le bouton pour « { $action } ». Échap le laisse tel quel.
keys-clash = { $chord } sert déjà à « { $other } ». Doit-elle servir à « { $action } » ?
keys-take = Oui, « { $action } »
keys-leave = Laisser tel quel
keys-clear = Laisser vide
keys-cancel = Annuler
keys-needed = Il faut une touche à « { $action } » : sans elle, impossible de revenir ici.
keys-all_usual = Tout remettre par défaut
keys-hint_clear = Vider

keys-group_way = Se déplacer
keys-group_hand = Ta main
keys-group_turn = Ton tour
keys-group_fishing = La Mona
keys-group_see = Regarder et faire pause

keys-do_up = Haut
keys-do_down = Bas
keys-do_left = Gauche
keys-do_right = Droite
keys-do_confirm = Valider, prendre, poser
keys-do_back = Retour, annuler
keys-do_first = Au début de la liste
keys-do_last = À la fin de la liste
keys-do_next_zone = Zone suivante
keys-do_previous_zone = Zone précédente
keys-do_zone_hand = Vers ta main
keys-do_zone_own = Vers tes combinaisons
keys-do_zone_far = Vers celles des autres
keys-do_zone_piles = Vers la pioche et la défausse
keys-do_zone_keys = Vers les boutons
keys-do_mark = Marquer une carte
keys-do_mark_left = Marquer à gauche
keys-do_mark_right = Marquer à droite
keys-do_mark_group = Marquer un groupe
keys-do_move_left = Carte vers la gauche
keys-do_move_right = Carte vers la droite
keys-do_sort = Trier
keys-do_group = Grouper
keys-do_draw_stock = Piocher
keys-do_take_pile = Prendre la défausse ou le pozo
keys-do_lay_down = Déposer
keys-do_stage = Préparer le contrat
keys-do_take_back = Reprendre, enlever
keys-do_discard = Défausser
keys-do_undo = Annuler le coup
keys-do_redo = Refaire
keys-do_hint = Conseil
keys-do_trail = Poser une carte (La Mona)
keys-do_build = Former (La Mona)
keys-do_fila = Fila (La Mona)
keys-do_lens = Loupe
keys-do_scores = Scores
keys-do_log = Ce qui s’est passé
keys-do_rules = Règles
keys-do_pause = Pause
keys-do_fullscreen = Plein écran

# La lettre de chaque bouton : elle est dans son nom, et n’est celle d’aucun autre.
keys-letter_draw_stock = p
keys-letter_take_pile = r
keys-letter_lay_down = d
keys-letter_stage = a
keys-letter_discard = f
keys-letter_hint = c
keys-letter_sort = t
keys-letter_group = g
keys-letter_trail = o
keys-letter_build = m
keys-letter_fila = i
keys-letter_lens = l
keys-letter_scores = e
keys-letter_log = q
keys-letter_pause = u

# Noms des touches
key-name_up = ↑
key-name_down = ↓
key-name_left = ←
key-name_right = →
key-name_return = Entrée
key-name_enter = Entrée (pavé)
key-name_escape = Échap
key-name_space = Espace
key-name_tab = Tab
key-name_backspace = Ret. arr.
key-name_delete = Suppr
key-name_insert = Inser
key-name_home = Début
key-name_end = Fin
key-name_page_up = Page ↑
key-name_page_down = Page ↓
key-name_ctrl = Ctrl
key-name_alt = Alt
key-name_shift = Maj

# Noms des boutons de la manette
pad-name_dpup = Croix ↑
pad-name_dpdown = Croix ↓
pad-name_dpleft = Croix ←
pad-name_dpright = Croix →
pad-name_lefty_minus = Stick ↑
pad-name_lefty_plus = Stick ↓
pad-name_leftx_minus = Stick ←
pad-name_leftx_plus = Stick →
pad-name_righty_minus = Stick droit ↑
pad-name_righty_plus = Stick droit ↓
pad-name_rightx_minus = Stick droit ←
pad-name_rightx_plus = Stick droit →
pad-name_leftshoulder = L1
pad-name_rightshoulder = R1
pad-name_lefttrigger = L2
pad-name_righttrigger = R2
pad-name_leftstick = L3
pad-name_rightstick = R3
pad-name_back = Vue
pad-name_start = Menu
pad-name_guide = Accueil
settings-notice-not_kept = Tes réglages ne peuvent pas être enregistrés ({ $detail }). Ils valent jusqu’à ce que tu quittes, et Loba réessaiera.
