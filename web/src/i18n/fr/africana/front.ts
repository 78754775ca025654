/** The title of the game; a board of one's own may have another. */
const title = 'Africana';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Voyagez entre nord et sud, rejoignez des expéditions et feuilletez deux livres en quête des aventures qui valent le détour.',
  'front.picture.africana':
    'Un atlas ouvert parmi les dunes au coucher du soleil ; trois explorateurs franchissent la crête',
  'front.credit.africana': 'Africana, de Michael Schacht, édité par ABACUSSPIELE (2012)',
  'front.known.africana':
    'Une partie du plateau, des expéditions et des aventures est reconstituée ; le fichier de plateau dit laquelle.',
} as const;
