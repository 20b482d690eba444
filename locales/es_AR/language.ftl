# El español de la Argentina: lo que aquí se dice de otra manera. Lo demás es como en «es».

language-name = Español (Argentina)
language-stands_on = es_voseo
