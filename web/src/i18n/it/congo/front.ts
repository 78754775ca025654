/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': 'Congo 1884',
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Risali il fiume in battello di scalo in scalo e offri le persone giuste per ogni stazione, prima degli altri.',
  'front.picture.congo':
    'Un battello a ruote risale il Congo tra rive coperte di foresta; due ippopotami guardano',
  'front.credit.congo':
    'Expedition: Congo River 1884, di José Antonio Rivero, pubblicato da White Goblin Games (2012)',
  'front.known.congo':
    'Sono ricostruiti sette scali, quasi tutti i valori di scali e professioni, i numeri sulle tessere ippopotamo e la composizione delle carte.',
  'front.theme.congo': 'In Congo fu peggio che altrove.',
} as const;
