/** Words about the luck of a table. */
export default {
  'luck.lead':
    'Todo el azar de esta partida sale de la semilla secreta del servidor y de un número aleatorio del navegador de cada jugador. Todo quedó fijado antes de la primera carta, así que nadie pudo elegir las cartas, ni siquiera quien gestiona el servidor.',
  'luck.lead.open':
    'Al empezar la partida, el navegador de cada jugador añade un número aleatorio a la semilla secreta del servidor. Todo queda fijado antes de la primera carta, así que nadie puede elegir las cartas, ni siquiera quien gestiona el servidor.',
  'luck.lead.none':
    'Ningún navegador ha contribuido al azar de esta partida. Sale solo de la semilla secreta del servidor, así que quien lo gestiona podría haberlo elegido.',
  'luck.lead.old':
    'Todo el azar de esta partida sale de una semilla secreta. Su sello se mostró antes de la primera carta.',
  'luck.seal': 'Sello',
  'luck.seal.later': 'Se muestra al repartir las cartas.',
  'luck.seed': 'Semilla',
  'luck.seed.later': 'Se muestra al terminar la partida.',
  'luck.seed.hash': 'Hash de la semilla',
  'luck.mine': 'El número aleatorio de este navegador',
  'luck.who': 'Quién ha contribuido',
  'luck.part.own': '{name}: ha contribuido',
  'luck.part.through': '{name}: a través del navegador de {other}',
  'luck.part.late': '{name}: no respondió a tiempo',
  'luck.part.none': '{name}: sin conexión al empezar',
  'luck.checked': 'Comprobado en este navegador',
  'luck.right.pledge':
    'La mesa, las reglas, el tablero y la semilla quedaron fijados antes de revelarse los números aleatorios.',
  'luck.wrong.pledge': 'La mesa no es la que se fijó al empezar.',
  'luck.right.mine': 'El número aleatorio de este navegador se ha usado.',
  'luck.wrong.mine': 'El número aleatorio de este navegador no se ha usado: llegó tarde o se omitió.',
  'luck.right.seal': 'El sello cubre la mesa y todos los números aleatorios.',
  'luck.wrong.seal': 'El sello no corresponde a los números aleatorios.',
  'luck.right.seed': 'La semilla es la que se selló.',
  'luck.wrong.seed': 'La semilla no es la que se selló.',
  'luck.verify':
    'Con estos archivos y tu propia copia de Kindu puedes comprobar cada carta robada sin confiar en este servidor:',
  'luck.file': 'Guardar la partida',
  'luck.receipt': 'Guardar el recibo',
  'luck.limits': 'Esto no oculta nada a quien gestiona el servidor: podría ver todas las manos.',
} as const;
