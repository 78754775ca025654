/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Tabellone',
  'generic.dock': 'La tua risposta',
  'generic.answers': 'Risposte',
  'generic.choose': 'Scegli una risposta.',
  'generic.sealed': 'Hai scelto: {move}. Puoi cambiare finché tutti non hanno scelto.',
  'generic.chosen': 'Finora: {moves}',
  'generic.wait': 'In attesa di: {who}.',
  'generic.keys': 'Un tasto numerico sceglie una risposta, Invio la conferma, Esc torna indietro.',
  'generic.none': 'nessuno',
  'generic.hidden': 'nascosto',
  'generic.yes': 'sì',
  'generic.no': 'no',
  'generic.tie': 'A parità di punti decidono le regole del gioco.',
  'generic.shared': 'Ancora pari: la posizione è condivisa.',
  'generic.line': '{text}',
} as const;
