/** The title of the game; a board of one's own may have another. */
const title = 'Africana';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Viaja entre el norte y el sur, únete a expediciones y hojea dos libros en busca de las aventuras que merecen el viaje.',
  'front.picture.africana': 'Un atlas abierto entre dunas al atardecer; tres exploradores cruzan la cresta',
  'front.credit.africana': 'Africana, de Michael Schacht, publicado por ABACUSSPIELE (2012)',
  'front.known.africana':
    'Partes del tablero, de las expediciones y de las aventuras están reconstruidas; el archivo de tablero dice cuáles.',
} as const;
