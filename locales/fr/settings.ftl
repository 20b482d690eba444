# Réglages.

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
settings-block_ease = Accessibilité
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
settings-pack = Cartes
settings-pack_about = L’espagnol est pour les jeux sans dix
settings-pack_game = Celui du jeu
settings-pack_french = Français
settings-pack_spanish = Espagnol
settings-french_courts = Lettres françaises sur les figures
settings-french_courts_about = V, D et R quand tu joues en français
settings-remarks = Répliques
settings-remarks_about = Les habitués disent un mot de temps en temps

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

# Accessibilité
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
settings-say_legal = Décrire les coups permis
settings-say_legal_about = « 5-6-7-8 de cœur : permis »
settings-voice = Lire l’écran à voix haute
settings-voice_about = La voix du système ; avec un lecteur d’écran, seulement ce qui se passe
settings-few_words = Parler en peu de mots
settings-few_words_about = Lecteur d’écran et voix : rien de ce qu’on sait déjà
settings-more_time = Plus de temps pour lire
settings-more_time_about = Bots et messages attendent deux fois plus longtemps

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
settings-most_used = Les plus utilisées
settings-preview_ring = Tu es ici
settings-preview_refusal = *Pas permis :* cette pierna a déjà ses trois couleurs ; pas de cœur.
settings-preview_legal = *Permis :* 5-6-7-8 de cœur.
settings-preview_spades = ♠ pique
settings-preview_clubs = ♣ trèfle

# Ce qui ne va pas dans le fichier des réglages
settings-notice-bad_value = « { $name } » a dans tes réglages une valeur inconnue ; la valeur par défaut la remplace.
settings-notice-unknown = « { $name } », dans tes réglages, n’est pas connu ici ; il reste tel quel.
settings-notice-not_kept = Tes réglages ne peuvent pas être enregistrés ({ $detail }). Ils valent jusqu’à ce que tu quittes, et Loba réessaiera.
