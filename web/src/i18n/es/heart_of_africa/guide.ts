/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'Tus primeros billetes',
  'guide.heart-tickets.text':
    'Une con tus propias rutas los dos destinos de un billete y recibes sus puntos; si no lo logras, los pierdes. Conserva dos o más, mejor los que compartan camino.',
  'guide.heart-turn.title': 'Te toca',
  'guide.heart-turn.text':
    'Tienes una sola acción: robar dos cartas, ocupar una ruta del tablero o tomar billetes nuevos. Luego le toca al jugador siguiente.',
  'guide.heart-draw.title': 'Robar dos cartas',
  'guide.heart-draw.text':
    'Las cartas de tren pagan rutas, las de terreno duplican sus puntos. Tómalas descubiertas o róbalas de un mazo, una tras otra.',
  'guide.heart-claim.title': 'Ocupar una ruta',
  'guide.heart-claim.text':
    'Las rutas de color intenso son las que puedes pagar con tus cartas. Toca una: verás qué cartas cuesta y cuántos puntos da antes de que nada sea definitivo.',
  'guide.heart-locomotive.title': 'Locomotoras',
  'guide.heart-locomotive.text':
    'Una locomotora vale por cualquier color. Tomada de la fila cuenta como tus dos cartas; robada a ciegas del mazo, como una.',
  'guide.heart-grey.title': 'Una ruta gris',
  'guide.heart-grey.text':
    'Págala con cartas de un solo color cualquiera. Al duplicar, cuenta siempre como montaña.',
  'guide.heart-ferry.title': 'Un ferry',
  'guide.heart-ferry.text':
    'Las casillas con una locomotora se pagan con locomotoras. Las demás, con cartas de un solo color cualquiera.',
  'guide.heart-doubling.title': 'Duplicar los puntos',
  'guide.heart-doubling.text':
    'Si ningún rival tiene más cartas de este terreno que tú, puedes duplicar: una carta hasta tres casillas, dos para más. Las locomotoras pueden sustituirlas.',
  'guide.heart-twin.title': 'Una ruta doble',
  'guide.heart-twin.text':
    'Son dos vías juntas, y solo puedes tener una de ellas. Con dos o tres jugadores, la otra queda entonces cerrada para todos.',
  'guide.heart-more.title': 'Todos los billetes completados',
  'guide.heart-more.text':
    'Puedes tomar cuatro billetes nuevos y debes conservar al menos uno. Quien complete más billetes gana además el Globetrotter, 10 puntos.',
  'guide.heart-last.title': 'La última ronda',
  'guide.heart-last.text':
    'A un jugador casi no le quedan vagones: todos tienen un turno más. Úsalo para sumar puntos: las cartas que sobren no valen nada.',
} as const;
