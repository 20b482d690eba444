# Lo que dice el entrenador, dicho de vos.

coach-practice_about = Las jugadas que te costaron vuelven { -aqui } a los pocos días, y cada vez más tarde si encontrás la mejor. Lo que costó cada una se calcula en la página que sigue a una mano.
coach-question = ¿Qué jugás, { $player }?
