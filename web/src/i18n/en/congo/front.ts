/** The title of the game; a board of one's own may have another. */
const title = 'Congo 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo': 'Steam up the river from stop to stop, and land the right people at every station.',
  'front.picture.congo': 'A paddle steamer goes up the Congo between forest banks; two hippos watch',
  'front.credit.congo':
    'Expedition: Congo River 1884, designed by José Antonio Rivero, published by White Goblin Games (2012)',
  'front.known.congo':
    'Seven of the stops, most values of stops and professions, the numbers on hippo tiles and the mix of cards are reconstructed.',
  'front.theme.congo': 'It was worst in the Congo.',
} as const;
