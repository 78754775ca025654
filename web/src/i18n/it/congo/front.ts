/** The title of the game; a board of one's own may have another. */
const title = 'Congo 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Risali il fiume in battello di fermata in fermata e porta le persone giuste in ogni stazione.',
  'front.picture.congo':
    'Un battello a ruote risale il Congo tra rive coperte di foresta; due ippopotami guardano',
  'front.credit.congo':
    'Expedition: Congo River 1884, di José Antonio Rivero, pubblicato da White Goblin Games (2012)',
  'front.known.congo':
    'Sette fermate, quasi tutti i valori di fermate e professioni, i numeri sulle tessere ippopotamo e la composizione delle carte sono ricostruiti.',
  'front.theme.congo': 'In Congo fu peggio che altrove.',
} as const;
