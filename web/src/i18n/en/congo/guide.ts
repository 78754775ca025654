/** The first-game guide of Congo 1884. */
export default {
  'guide.congo-welcome.title': 'Up the Congo',
  'guide.congo-welcome.text':
    'At every stop each player sends one character. Whoever has the highest total becomes chief and scores the value of the stop.',
  'guide.congo-bid.title': 'Choose a bid',
  'guide.congo-bid.text':
    'Everybody chooses at the same time, face down. Each card shows what it is worth here: its profession at this station, minus what the flag takes away.',
  'guide.congo-flag.title': 'No flag',
  'guide.congo-flag.text':
    'This station has lost its flag: nationality costs nothing, nobody rolls for it, and interpreters are of no use.',
  'guide.congo-dice.title': 'Two professions, one die',
  'guide.congo-dice.text':
    'A non-belligerent uses the better of its two professions. Under a flag, a die decides which nation it counts as. After use it leaves the game.',
  'guide.congo-chief.title': 'You are first',
  'guide.congo-chief.text':
    'The chief of a stop is first player at the next one: you are asked first for a special card and lay auxiliaries first.',
  'guide.congo-tiles.title': 'Hippos',
  'guide.congo-tiles.text':
    'The chief of this stop also takes hippo tiles. They decide ties later on, so this stop is worth more than its number.',
  'guide.congo-ring.title': 'The orange ring',
  'guide.congo-ring.text':
    'When the steamer arrives here, the player who is alone in last place draws a special card. If several share last place, nobody does.',
  'guide.congo-special.title': 'One special card',
  'guide.congo-special.text':
    'You are asked once per round, before the bids are revealed. Once somebody has played a card, nobody else may. A card kept to the end is worth half a point.',
  'guide.congo-values.title': 'Base values',
  'guide.congo-values.text':
    'The bids are revealed. Each column adds up profession, nationality and auxiliaries; the large number is the total.',
  'guide.congo-lay.title': 'Lay auxiliaries',
  'guide.congo-lay.text':
    'Lay one or more that fit your character. A card you have laid can’t be taken back, and you draw only one at each stop: is this stop worth it?',
  'guide.congo-wait.title': 'Wait',
  'guide.congo-wait.text':
    'You have the highest total, so you may wait, but only once: then you must lay a card or drop out.',
  'guide.congo-drop.title': 'Lay or drop out',
  'guide.congo-drop.text':
    'Your total is below the highest: lay a card or drop out. Players who drop out keep their total, and it still counts at the end.',
  'guide.congo-last.title': 'The last stop',
  'guide.congo-last.text':
    'After this stop the game is over. Of the cards you keep, only special cards score, half a point each; auxiliaries in hand break ties.',
  'guide.congo-lay-bots.title': 'Lay auxiliaries',
  'guide.congo-lay-bots.text':
    'Lay one or more that fit your character. You draw only one at each stop: is this stop worth it? Against bots you can undo what you have laid.',
} as const;
