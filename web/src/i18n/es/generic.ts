/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Tablero',
  'generic.dock': 'Tu respuesta',
  'generic.answers': 'Respuestas',
  'generic.choose': 'Elige una respuesta.',
  'generic.sealed': 'Has elegido: {move}. Puedes cambiarlo hasta que todos hayan elegido.',
  'generic.chosen': 'Hasta ahora: {moves}',
  'generic.wait': 'Esperando a: {who}.',
  'generic.keys': 'Una tecla numérica elige una respuesta, Intro la da, Escape vuelve atrás.',
  'generic.none': 'ninguno',
  'generic.hidden': 'oculto',
  'generic.yes': 'sí',
  'generic.no': 'no',
  'generic.tie': 'A igualdad de puntos deciden las reglas del juego.',
  'generic.shared': 'Sigue el empate: el puesto se comparte.',
  'generic.line': '{text}',
} as const;
