# Lo que dice el entrenador, dicho de vos.

coach-practice_about = Lo que te costó puntos vuelve { -aqui } a los pocos días, y cada vez más tarde cuando encontrás la jugada mejor. Se juzga en la página después de cada mano.
coach-question = ¿Qué jugás, { $player }?
