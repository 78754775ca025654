/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Board',
  'generic.dock': 'Your answer',
  'generic.answers': 'Answers',
  'generic.choose': 'Choose an answer.',
  'generic.sealed': 'You have chosen: {move}. You can change it until all have chosen.',
  'generic.chosen': 'So far: {moves}',
  'generic.wait': 'Waiting for {who}.',
  'generic.keys': 'A number key selects an answer, Enter gives it, Escape goes back.',
  'generic.none': 'none',
  'generic.hidden': 'hidden',
  'generic.yes': 'yes',
  'generic.no': 'no',
  'generic.tie': 'If points are equal, the rules of the game decide.',
  'generic.shared': 'Still equal: the place is shared.',
  'generic.line': '{text}',
} as const;
