/** The title of the game; a board of one's own may have another. */
const title = 'Im Herzen Afrikas';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Zug um Zug, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Baue deine Strecken von Küste zu Küste und verdopple mit deinen Landschaftskarten, was eine Strecke wert ist.',
  'front.picture.heart_of_africa':
    'Ein Dampfzug überquert unter tief stehender Sonne ein Viadukt in der Savanne',
  'front.credit.heart_of_africa':
    'Zug um Zug (Ticket to Ride) und der Spielplan Im Herzen Afrikas (The Heart of Africa, Map Collection 3) von Alan R. Moon, erschienen bei Days of Wonder',
  'front.known.heart_of_africa': 'Die Zielkarten und die Namen der Knoten sind rekonstruiert.',
} as const;
