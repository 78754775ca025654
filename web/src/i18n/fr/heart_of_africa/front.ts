/** The title of the game; a board of one's own may have another. */
const title = 'Heart of Africa';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Posez vos lignes d’une côte à l’autre, et servez-vous de vos cartes terrain pour doubler la valeur d’une route.',
  'front.picture.heart_of_africa': 'Un train à vapeur franchit un viaduc dans la savane, sous un soleil bas',
  'front.credit.heart_of_africa':
    'Les Aventuriers du Rail (Ticket to Ride) et son plateau The Heart of Africa (Map Collection 3), d’Alan R. Moon, édités par Days of Wonder',
  'front.known.heart_of_africa': 'Les cartes destination et les noms des nœuds sont reconstitués.',
} as const;
