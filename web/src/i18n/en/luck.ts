/** Words about the luck of a table. */
export default {
  'luck.lead':
    'All luck in this game comes from the server’s secret seed and from a random number chosen by each player’s browser. All of them were fixed before the first card, so nobody could choose the cards, not even the host.',
  'luck.lead.open':
    'When the game starts, every player’s browser adds a random number to the server’s secret seed. All of them are fixed before the first card, so nobody can choose the cards, not even the host.',
  'luck.lead.none':
    'No browser took part in the luck of this game. It comes from the server’s secret seed alone, so the host could have chosen it.',
  'luck.lead.old':
    'All luck in this game comes from a secret seed. Its seal was shown before the first card.',
  'luck.seal': 'Seal',
  'luck.seal.later': 'It is shown when the cards are dealt.',
  'luck.seed': 'Seed',
  'luck.seed.later': 'It is shown when the game is over.',
  'luck.seed.hash': 'Hash of the seed',
  'luck.mine': 'This browser’s random number',
  'luck.who': 'Who took part',
  'luck.part.own': '{name}: took part',
  'luck.part.through': '{name}: through the browser of {other}',
  'luck.part.late': '{name}: did not answer in time',
  'luck.part.none': '{name}: was not connected at the start',
  'luck.checked': 'Checked in this browser',
  'luck.right.pledge': 'Table, rules, board and seed were fixed before the random numbers were revealed.',
  'luck.wrong.pledge': 'The table does not match what was fixed at the start.',
  'luck.right.mine': 'This browser’s random number was used.',
  'luck.wrong.mine': 'This browser’s random number was not used: it came too late, or was left out.',
  'luck.right.seal': 'The seal covers the table and all random numbers.',
  'luck.wrong.seal': 'The seal does not match the random numbers.',
  'luck.right.seed': 'The seed is the one that was sealed.',
  'luck.wrong.seed': 'The seed is not the one that was sealed.',
  'luck.verify':
    'With these files and your own copy of Kindu you can check every draw, without trusting this server:',
  'luck.file': 'Save the game',
  'luck.receipt': 'Save the receipt',
  'luck.limits': 'This keeps nothing secret from the host: whoever runs the server could see all hands.',
} as const;
