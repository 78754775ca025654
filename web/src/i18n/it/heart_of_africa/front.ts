/** The title of the game; a board of one's own may have another. */
const title = 'Heart of Africa';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Costruisci le tue linee da costa a costa e usa le tue carte terreno per raddoppiare il valore di una tratta.',
  'front.picture.heart_of_africa':
    'Un treno a vapore attraversa un viadotto nella savana sotto un sole basso',
  'front.credit.heart_of_africa':
    'Ticket to Ride e la sua mappa The Heart of Africa (Map Collection 3), di Alan R. Moon, pubblicati da Days of Wonder',
  'front.known.heart_of_africa': 'I biglietti e i nomi degli snodi sono ricostruiti.',
} as const;
