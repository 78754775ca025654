/** The title of the game; a board of one's own may have another. */
const title = 'Congo 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Remonta el río en vapor de parada en parada y lleva a cada estación a las personas adecuadas.',
  'front.picture.congo': 'Un vapor de ruedas remonta el Congo entre orillas boscosas; dos hipopótamos miran',
  'front.credit.congo':
    'Expedition: Congo River 1884, de José Antonio Rivero, publicado por White Goblin Games (2012)',
  'front.known.congo':
    'Siete paradas, casi todos los valores de paradas y profesiones, los números de las losetas de hipopótamo y la mezcla de cartas están reconstruidos.',
  'front.theme.congo': 'En el Congo fue peor que en ninguna otra parte.',
} as const;
