# El español de Centroamérica: lo que aquí se dice de otra manera. Lo demás es como en «es».

language-name = Español (Centroamérica)
language-stands_on = es_voseo
