/** The first-game guide of Congo 1884. */
export default {
  'guide.congo-welcome.title': 'Congo arriba',
  'guide.congo-welcome.text':
    'En cada parada, cada jugador envía un personaje. Quien tenga el total más alto pasa a ser jefe y anota el valor de la parada.',
  'guide.congo-bid.title': 'Elegir una oferta',
  'guide.congo-bid.text':
    'Todos eligen a la vez, boca abajo. Cada carta muestra lo que vale aquí: su profesión en esta estación, menos lo que resta la bandera.',
  'guide.congo-flag.title': 'Sin bandera',
  'guide.congo-flag.text':
    'Esta estación ha perdido su bandera: la nacionalidad no resta nada, nadie tira el dado por ella y los intérpretes no sirven.',
  'guide.congo-dice.title': 'Dos profesiones, un dado',
  'guide.congo-dice.text':
    'Un neutral usa la mejor de sus dos profesiones. Bajo una bandera, un dado decide como qué nación cuenta. Una vez usado, sale del juego.',
  'guide.congo-chief.title': 'Tú empiezas',
  'guide.congo-chief.text':
    'El jefe de una parada es jugador inicial en la siguiente: te preguntan primero por una carta especial y pones auxiliares antes que nadie.',
  'guide.congo-tiles.title': 'Hipopótamos',
  'guide.congo-tiles.text':
    'El jefe de esta parada toma además losetas de hipopótamo. Más adelante deciden los empates: esta parada vale más que su número.',
  'guide.congo-ring.title': 'El anillo naranja',
  'guide.congo-ring.text':
    'Cuando el vapor llega aquí, el jugador que está en solitario en el último lugar roba una carta especial. Si hay varios, nadie roba.',
  'guide.congo-special.title': 'Una carta especial',
  'guide.congo-special.text':
    'Te preguntan una vez por ronda, antes de revelar las ofertas. En cuanto alguien juega una carta, nadie más puede. Una carta guardada hasta el final vale medio punto.',
  'guide.congo-values.title': 'Valores base',
  'guide.congo-values.text':
    'Las ofertas están a la vista. Cada columna suma profesión, nacionalidad y auxiliares; el número grande es el total.',
  'guide.congo-lay.title': 'Poner auxiliares',
  'guide.congo-lay.text':
    'Pon uno o más que sirvan a tu personaje. Una carta puesta no se recupera, y en cada parada solo robas un auxiliar: ¿vale la pena en esta?',
  'guide.congo-wait.title': 'Esperar',
  'guide.congo-wait.text':
    'Tienes el total más alto, así que puedes esperar, pero solo una vez: después debes poner una carta o retirarte.',
  'guide.congo-drop.title': 'Poner carta o retirarse',
  'guide.congo-drop.text':
    'Tu total está por debajo del más alto: pon una carta o retírate. Quien se retira mantiene su total, que sigue contando al final.',
  'guide.congo-last.title': 'La última parada',
  'guide.congo-last.text':
    'Después de esta parada termina la partida. De las cartas que guardes solo puntúan las especiales, medio punto cada una; los auxiliares en la mano desempatan.',
  'guide.congo-lay-bots.title': 'Poner auxiliares',
  'guide.congo-lay-bots.text':
    'Pon uno o más que sirvan a tu personaje. En cada parada solo robas un auxiliar: ¿vale la pena en esta? Contra bots puedes deshacer lo que has puesto.',
} as const;
