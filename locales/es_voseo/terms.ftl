# Lo que se dice igual donde se habla de vos.

-robas = robás
-baja_tu_contrato = { GAME() ->
        [loba_seis_menes] hacé tu primera bajada
       *[other] bajá tu contrato
    }
