export default {
  'guide.welcome.title': 'Te toca',
  'guide.welcome.text':
    'Elige una de tres acciones: robar dos cartas de viaje, comprar aventuras o mover tu explorador. Luego le toca al siguiente.',
  'guide.draw.title': 'Robar',
  'guide.draw.text':
    'Tomas dos cartas de viaje. Con ellas pagas etapas futuras. Sus símbolos solo los ves tú.',
  'guide.move.title': 'Mover',
  'guide.move.text':
    'Puedes entrar en los lugares iluminados. Una etapa cuesta una carta con un símbolo del lugar en el que entras; si tiene dos, vale cualquiera.',
  'guide.plan.title': 'Planear un viaje',
  'guide.plan.text':
    'Toca varios lugares seguidos. Nada es definitivo hasta que confirmas, una sola vez, todo el viaje.',
  'guide.join.title': 'Unirse',
  'guide.join.text':
    'Estás en la salida de la expedición: pon una ficha y toma enseguida el bono. El destino puede esperar.',
  'guide.complete.title': 'Completar',
  'guide.complete.text':
    'Has llegado a uno de tus destinos. Complétalo: las monedas llegan enseguida; los puntos cuentan al final.',
  'guide.buy.title': 'Comprar aventuras',
  'guide.buy.text':
    'La primera página es gratis; cada una de las demás cuesta 1 moneda; una carta, 5. Una página descubierta no se deshace.',
  'guide.buy.text.alone':
    'La primera página es gratis, cada otra cuesta 1 moneda, una carta 5 monedas. Contra bots se deshace incluso eso.',
  'guide.book.title': '¿Qué libro?',
  'guide.book.text':
    'Compras del libro de la mitad en la que está tu explorador. Sus destinos están en la otra mitad.',
  'guide.recolour.title': 'Otro color',
  'guide.recolour.text':
    '¿Ninguna carta encaja? Por 5 monedas, una carta de viaje o un ayudante vale por el símbolo que necesitas, solo en esta etapa.',
  'guide.hand-limit.title': 'Cinco cartas',
  'guide.hand-limit.text':
    'Al final del turno conservas cinco cartas como máximo. Un comodín o un ayudante descartado queda fuera del juego.',
  'guide.adventure-limit.title': 'Tres aventuras',
  'guide.adventure-limit.text':
    'Al final del turno conservas tres aventuras en curso como máximo. Las demás salen del juego.',
  'guide.end-near.title': 'El final se acerca',
  'guide.end-near.text':
    'Cuando el mazo de expediciones ya no alcanza para todas las casillas vacías, se acaba la ronda y se cuentan los puntos.',
  'guide.score.title': 'Puntuación',
  'guide.score.text':
    'Cuentan expediciones, artefactos y series, y un poco el dinero y las cartas. Dos o más ayudantes restan puntos.',
} as const;
