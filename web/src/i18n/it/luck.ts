/** Words about the luck of a table. */
export default {
  'luck.lead':
    'Tutto ciò che in questa partita è affidato al caso deriva dal seme segreto del server e da un numero casuale del browser di ogni giocatore. Tutto era fissato prima della prima carta, quindi nessuno ha potuto scegliere le carte, nemmeno il gestore.',
  'luck.lead.open':
    'All’inizio della partita il browser di ogni giocatore aggiunge un numero casuale al seme segreto del server. Tutto è fissato prima della prima carta, quindi nessuno può scegliere le carte, nemmeno il gestore.',
  'luck.lead.none':
    'Nessun browser ha contribuito al caso di questa partita. Deriva solo dal seme segreto del server, quindi il gestore avrebbe potuto sceglierlo.',
  'luck.lead.old':
    'Tutto ciò che in questa partita è affidato al caso deriva da un seme segreto. Il suo sigillo è stato mostrato prima della prima carta.',
  'luck.seal': 'Sigillo',
  'luck.seal.later': 'Si vede quando si distribuiscono le carte.',
  'luck.seed': 'Seme',
  'luck.seed.later': 'Si vede quando la partita è finita.',
  'luck.seed.hash': 'Hash del seme',
  'luck.mine': 'Il numero casuale di questo browser',
  'luck.who': 'Chi ha contribuito',
  'luck.part.own': '{name}: ha contribuito',
  'luck.part.through': '{name}: tramite il browser di {other}',
  'luck.part.late': '{name}: non ha risposto in tempo',
  'luck.part.none': '{name}: assente all’inizio',
  'luck.checked': 'Verificato in questo browser',
  'luck.right.pledge':
    'Tavolo, regole, tabellone e seme erano fissati prima che i numeri casuali fossero rivelati.',
  'luck.wrong.pledge': 'Il tavolo non è quello fissato all’inizio.',
  'luck.right.mine': 'Il numero casuale di questo browser è stato usato.',
  'luck.wrong.mine':
    'Il numero casuale di questo browser non è stato usato: è arrivato tardi o è stato omesso.',
  'luck.right.seal': 'Il sigillo copre il tavolo e tutti i numeri casuali.',
  'luck.wrong.seal': 'Il sigillo non corrisponde ai numeri casuali.',
  'luck.right.seed': 'Il seme è quello che era stato sigillato.',
  'luck.wrong.seed': 'Il seme non è quello che era stato sigillato.',
  'luck.verify':
    'Con questi file e una tua copia di Kindu puoi verificare ogni pescata senza fidarti di questo server:',
  'luck.file': 'Salva la partita',
  'luck.receipt': 'Salva la ricevuta',
  'luck.limits': 'Questo non nasconde nulla a chi gestisce il server: potrebbe guardare tutte le mani.',
} as const;
