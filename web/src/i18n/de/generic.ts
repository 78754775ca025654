/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Spielplan',
  'generic.dock': 'Deine Antwort',
  'generic.answers': 'Antworten',
  'generic.choose': 'Wähle eine Antwort.',
  'generic.sealed': 'Deine Wahl: {move}. Du kannst sie ändern, bis alle gewählt haben.',
  'generic.chosen': 'Bisher: {moves}',
  'generic.wait': 'Es wird gewartet auf: {who}.',
  'generic.keys': 'Eine Zifferntaste wählt eine Antwort, Enter gibt sie, Escape geht zurück.',
  'generic.none': 'keine',
  'generic.hidden': 'verdeckt',
  'generic.yes': 'ja',
  'generic.no': 'nein',
  'generic.tie': 'Bei gleichen Punkten entscheiden die Spielregeln.',
  'generic.shared': 'Noch immer gleich: Der Rang wird geteilt.',
  'generic.line': '{text}',
} as const;
