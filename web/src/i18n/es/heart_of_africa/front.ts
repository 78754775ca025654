/** The title of the game; a board of one's own may have another. */
const title = 'Heart of Africa';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Tiende tus líneas de costa a costa y usa tus cartas de terreno para duplicar el valor de una ruta.',
  'front.picture.heart_of_africa': 'Un tren de vapor cruza un viaducto en la sabana con el sol bajo',
  'front.credit.heart_of_africa':
    '¡Aventureros al Tren! (Ticket to Ride) y su mapa The Heart of Africa (Map Collection 3), de Alan R. Moon, publicados por Days of Wonder',
  'front.known.heart_of_africa': 'Los billetes y los nombres de los nudos están reconstruidos.',
} as const;
