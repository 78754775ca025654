/** The title of the game; a board of one's own may have another. */
const title = 'Congo 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Dampfe flussaufwärts von Anlegestelle zu Anlegestelle und bring die richtigen Leute an jede Station.',
  'front.picture.congo':
    'Ein Raddampfer fährt zwischen bewaldeten Ufern den Kongo hinauf; zwei Flusspferde sehen zu',
  'front.credit.congo':
    'Expedition: Congo River 1884 von José Antonio Rivero, erschienen bei White Goblin Games (2012)',
  'front.known.congo':
    'Sieben der Anlegestellen, die meisten Werte von Anlegestellen und Berufen, die Zahlen der Flusspferde und die Zusammensetzung der Karten sind rekonstruiert.',
  'front.theme.congo': 'Am schlimmsten war es im Kongo.',
} as const;
