# As pessoas que jogam neste computador, e o que cada uma prefere.

people-ask = Como você se chama?
people-ask_about = O nome fica no seu lugar e nas estatísticas. Você pode trocá-lo em qualquer mesa.
people-ask_skip = Agora não
people-known = Já jogaram aqui
people-title = Quem senta aqui?
people-empty = Ninguém jogou aqui ainda. De cada jogador ficam guardados o brasão, a ordem da mão e as teclas.
people-new = Alguém novo
people-edit = Sobre este jogador
people-sit = Sentar
people-forget = Esquecer
people-keep = Guardar
people-forgotten = Esquecido quando você sair; as partidas ficam nas estatísticas
people-name_taken = Nome: já é de outra pessoa daqui
people-keys = Teclas e botões próprios
people-own_keys = teclas próprias
people-order = Como se ordena a mão
people-order_own = do seu jeito
people-order_suit = por naipe
people-order_rank = por valor
people-order_groups = em jogos
people-sorted-own = Mão do seu jeito
people-sorted-suit = Mão por naipe
people-sorted-rank = Mão por valor
people-sorted-groups = Mão agrupada em jogos

keys-title_of = Teclas e botões: { $name }
keys-all_shared = As mesmas para todos

people-notice-bad_name = “name” em { $where } tem que ser um nome de no máximo { $allowed } letras; vale o nome do arquivo.
people-notice-bad_crest = “crest” em { $where } pode ser { $allowed }; vale o de costume.
people-notice-bad_sort = “sort” em { $where } pode ser { $allowed }; vale o de costume.
people-notice-bad_keys = “{ $name }” em { $where } tem que ser uma lista de no máximo duas teclas; valem as de todos.
people-notice-unknown = O Loba não conhece “{ $name }”, em { $where }; fica como está.
people-notice-twice = { $where } trata de { $name }, assim como outro arquivo; fica como está.
people-notice-not_kept = O que os jogadores daqui preferem não pôde ser salvo ({ $detail }). Vale até você sair, e o Loba vai tentar de novo.
people-notice-not_done = O disco está cheio ou não aceita gravação ({ $detail }); nada mudou.

# The crests, for those who hear a page.
people-crest-owl = Coruja
people-crest-fox = Raposa
people-crest-hare = Lebre
people-crest-stag = Cervo
people-crest-puma = Puma
