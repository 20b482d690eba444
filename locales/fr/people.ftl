# Qui joue sur cet ordinateur, et ce que chacun préfère.

people-ask = Quel est ton nom ?
people-ask_about = Il s’affiche à ta place et dans les statistiques. Tu peux le changer à chaque table.
people-ask_skip = Pas maintenant
people-known = Joueurs connus
people-title = Qui s’assied ici ?
people-empty = On ne connaît encore personne ici. De chaque joueur, on retient l’emblème, l’ordre de la main et les touches.
people-new = Quelqu’un d’autre
people-edit = À propos de ce joueur
people-sit = S’asseoir
people-forget = Oublier
people-keep = Garder
people-forgotten = Sera oublié quand tu quitteras ; ses parties restent dans les statistiques
people-name_taken = Nom : quelqu’un d’autre s’appelle déjà ainsi
people-keys = Ses propres touches et boutons
people-own_keys = ses propres touches
people-order = Comment la main est triée
people-order_own = à sa façon
people-order_suit = par couleur
people-order_rank = par hauteur
people-order_groups = en combinaisons
people-sorted-own = Main triée à sa façon
people-sorted-suit = Main triée par couleur
people-sorted-rank = Main triée par hauteur
people-sorted-groups = Main triée en combinaisons

# La page des touches, quand ce sont celles d’une seule personne.
keys-title_of = Touches et boutons : { $name }
keys-all_shared = Les mêmes pour tous

# Ce qui ne va pas dans un fichier. $where : son nom ; $name : l’entrée ; $allowed : ce qu’elle peut dire.
people-notice-bad_name = « name » dans { $where } doit être un nom de { $allowed } lettres au plus ; celui du fichier le remplace.
people-notice-bad_crest = « crest » dans { $where } peut être { $allowed } ; la valeur par défaut la remplace.
people-notice-bad_sort = « sort » dans { $where } peut être { $allowed } ; la valeur par défaut la remplace.
people-notice-bad_keys = « { $name } » dans { $where } doit être une liste de deux touches au plus ; celles de tous les remplacent.
people-notice-unknown = « { $name } » dans { $where } n’est pas connu ici ; il reste tel quel.
people-notice-twice = { $where } : « { $name } » a déjà un autre fichier ; celui-ci reste tel quel.
people-notice-not_kept = Les préférences des joueurs d’ici ne peuvent pas être enregistrées ({ $detail }). Elles valent jusqu’à ce que tu quittes, et Loba réessaiera.
people-notice-not_done = Le disque est plein ou protégé ({ $detail }) : rien n’a changé.

# The crests, for those who hear a page.
people-crest-owl = Hibou
people-crest-fox = Renard
people-crest-hare = Lièvre
people-crest-stag = Cerf
people-crest-puma = Puma
