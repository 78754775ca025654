/** The title of the game; a board of one's own may have another. */
const title = 'Congo 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Remontez le fleuve à la vapeur, d’escale en escale, et envoyez les bonnes personnes à chaque station.',
  'front.picture.congo':
    'Un bateau à aubes remonte le Congo entre des rives boisées ; deux hippopotames le regardent',
  'front.credit.congo':
    'Expedition: Congo River 1884, de José Antonio Rivero, édité par White Goblin Games (2012)',
  'front.known.congo':
    'Sept des escales, la plupart des valeurs des escales et des métiers, les nombres des hippos et la composition des cartes sont reconstitués.',
  'front.theme.congo': 'Au Congo, ce fut pire qu’ailleurs.',
} as const;
