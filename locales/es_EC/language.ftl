# El español del Ecuador: lo que aquí se dice de otra manera. Lo demás es como en «es».

language-name = Español (Ecuador)
language-home_of = la_mona
