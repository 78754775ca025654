/** The title of the game; a board of one's own may have another. */
const title = 'Africana';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Travel between north and south, join expeditions, and leaf through two books for adventures worth the trip.',
  'front.picture.africana': 'An open atlas lies among dunes at sunset; three explorers cross the ridge',
  'front.credit.africana': 'Africana, designed by Michael Schacht, published by ABACUSSPIELE (2012)',
  'front.known.africana':
    'Parts of the map, of the expeditions and of the adventures are reconstructed; the board file says which.',
} as const;
