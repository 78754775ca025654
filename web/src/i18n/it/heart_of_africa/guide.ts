/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'I tuoi primi biglietti',
  'guide.heart-tickets.text':
    'Collega con i tuoi binari i due luoghi di un biglietto e ne ottieni i punti; se non ci riesci, li perdi. Tienine due o più, meglio se condividono un cammino.',
  'guide.heart-turn.title': 'Tocca a te',
  'guide.heart-turn.text':
    'Fai una cosa sola: pesca due carte, occupa un binario sul tabellone o prendi nuovi biglietti. Poi tocca al prossimo.',
  'guide.heart-draw.title': 'Pesca due carte',
  'guide.heart-draw.text':
    'Le carte treno pagano i binari, le carte terreno ne raddoppiano i punti. Prendi quelle scoperte o pesca da un mazzo, una dopo l’altra.',
  'guide.heart-claim.title': 'Occupa un binario',
  'guide.heart-claim.text':
    'I binari a tinta piena sono quelli che le tue carte possono pagare. Toccane uno: vedi le carte che servono e i punti prima che qualcosa sia definitivo.',
  'guide.heart-locomotive.title': 'Locomotive',
  'guide.heart-locomotive.text':
    'Una locomotiva vale per qualsiasi colore. Presa dalla fila conta per entrambe le tue carte; dal mazzo può arrivare per fortuna, e conta per una.',
  'guide.heart-grey.title': 'Un binario grigio',
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
    'Due binari affiancati, e puoi averne uno solo. In due o tre giocatori l’altro è poi chiuso per tutti.',
  'guide.heart-more.title': 'Tutti i biglietti completati',
  'guide.heart-more.text':
    'Puoi prendere quattro nuovi biglietti e devi tenerne almeno uno. Chi ne completa di più ottiene anche il Globetrotter, 10 punti.',
  'guide.heart-last.title': 'L’ultimo giro',
  'guide.heart-last.text':
    'Un giocatore ha quasi finito i vagoni: ognuno ha ancora un turno. Usalo per fare punti, perché le carte rimaste non valgono nulla.',
} as const;
