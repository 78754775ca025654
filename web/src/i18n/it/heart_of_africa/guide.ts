/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'I tuoi primi biglietti',
  'guide.heart-tickets.text':
    'Collega con le tue tratte le due destinazioni di un biglietto e ne ottieni i punti; se non ci riesci, li perdi. Tienine due o più, meglio se condividono un cammino.',
  'guide.heart-turn.title': 'Tocca a te',
  'guide.heart-turn.text':
    'Hai una sola azione: pesca due carte, occupa una tratta sul tabellone o prendi nuovi biglietti. Poi tocca al giocatore successivo.',
  'guide.heart-draw.title': 'Pesca due carte',
  'guide.heart-draw.text':
    'Le carte treno pagano le tratte, le carte terreno ne raddoppiano i punti. Prendi quelle scoperte o pesca da un mazzo, una dopo l’altra.',
  'guide.heart-claim.title': 'Occupa una tratta',
  'guide.heart-claim.text':
    'Le tratte a tinta piena sono quelle che le tue carte possono pagare. Toccane una: vedi le carte che servono e i punti prima che qualcosa sia definitivo.',
  'guide.heart-locomotive.title': 'Locomotive',
  'guide.heart-locomotive.text':
    'Una locomotiva vale per qualsiasi colore. Presa dalla fila conta per entrambe le tue carte; pescata alla cieca dal mazzo conta per una.',
  'guide.heart-grey.title': 'Una tratta grigia',
  'guide.heart-grey.text':
    'Si paga con carte di un solo colore a scelta. Per il raddoppio resta comunque montagna.',
  'guide.heart-ferry.title': 'Un traghetto',
  'guide.heart-ferry.text':
    'Le caselle con una locomotiva si pagano con locomotive. Le altre con carte di un solo colore a scelta.',
  'guide.heart-doubling.title': 'Raddoppia i punti',
  'guide.heart-doubling.text':
    'Se nessun avversario ti supera in carte di questo terreno, puoi raddoppiare: una carta fino a tre caselle, due oltre. Le locomotive possono sostituirle.',
  'guide.heart-twin.title': 'Una tratta doppia',
  'guide.heart-twin.text':
    'Due tratte affiancate, e puoi averne una sola. In due o tre giocatori l’altra è poi chiusa per tutti.',
  'guide.heart-more.title': 'Tutti i biglietti completati',
  'guide.heart-more.text':
    'Puoi prendere quattro nuovi biglietti e devi tenerne almeno uno. Chi ne completa di più ottiene anche il Globetrotter, 10 punti.',
  'guide.heart-last.title': 'L’ultimo giro',
  'guide.heart-last.text':
    'Un giocatore ha quasi finito i vagoni: ognuno ha ancora un turno. Usalo per fare punti, perché le carte rimaste non valgono nulla.',
} as const;
