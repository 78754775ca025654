/** The title of the game; a board of one's own may have another. */
const title = 'Africana';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Viaggia tra nord e sud, unisciti a spedizioni e sfoglia due libri in cerca delle avventure che valgono il viaggio.',
  'front.picture.africana':
    'Un atlante aperto tra le dune al tramonto; tre esploratori attraversano la cresta',
  'front.credit.africana': 'Africana, di Michael Schacht, pubblicato da ABACUSSPIELE (2012)',
  'front.known.africana':
    'Parti del tabellone, delle spedizioni e delle avventure sono ricostruite; il file del tabellone dice quali.',
} as const;
