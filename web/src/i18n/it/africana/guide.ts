export default {
  'guide.welcome.title': 'Tocca a te',
  'guide.welcome.text':
    'Scegli una di tre azioni: pesca due carte viaggio, compra avventure o muovi l’esploratore. Poi tocca al prossimo.',
  'guide.draw.title': 'Pesca',
  'guide.draw.text':
    'Prendi due carte viaggio. Servono a pagare le prossime tappe. I loro simboli li vedi solo tu.',
  'guide.move.title': 'Muovi',
  'guide.move.text':
    'Puoi entrare nei luoghi illuminati. Una tappa costa una carta con un simbolo del luogo in cui entri; se sono due, basta uno dei due.',
  'guide.plan.title': 'Pianifica il viaggio',
  'guide.plan.text':
    'Tocca più luoghi di seguito. Nulla è definitivo finché non confermi, una volta sola, l’intero viaggio.',
  'guide.join.title': 'Unisciti',
  'guide.join.text':
    'Sei alla partenza della spedizione: metti un segnalino e prendi subito il bonus. La destinazione può aspettare.',
  'guide.complete.title': 'Completa',
  'guide.complete.text':
    'Hai raggiunto una tua destinazione. Completa: le monete arrivano subito, i punti contano alla fine.',
  'guide.buy.title': 'Compra avventure',
  'guide.buy.text':
    'La prima pagina è gratis, ogni altra costa 1 moneta, una carta 5 monete. Una pagina scoperta non si annulla.',
  'guide.buy.text.alone':
    'La prima pagina è gratis, ogni altra costa 1 moneta, una carta 5 monete. Contro i bot si annulla anche questo.',
  'guide.book.title': 'Quale libro?',
  'guide.book.text':
    'Compri dal libro della metà in cui si trova il tuo esploratore. Le sue destinazioni sono nell’altra metà.',
  'guide.recolour.title': 'Un altro colore',
  'guide.recolour.text':
    'Nessuna carta adatta? Per 5 monete una carta viaggio o un assistente vale come il simbolo che ti serve, solo per questa tappa.',
  'guide.hand-limit.title': 'Cinque carte',
  'guide.hand-limit.text':
    'Alla fine del turno tieni al massimo cinque carte. Un jolly o un assistente scartato è fuori dal gioco.',
  'guide.adventure-limit.title': 'Tre avventure',
  'guide.adventure-limit.text':
    'Alla fine del turno tieni al massimo tre avventure in corso. Le altre escono dal gioco.',
  'guide.end-near.title': 'La fine è vicina',
  'guide.end-near.text':
    'Quando il mazzo delle spedizioni non basta più per tutte le caselle vuote, si finisce il giro e si contano i punti.',
  'guide.score.title': 'Punteggio',
  'guide.score.text':
    'Contano spedizioni, reperti e serie, e un po’ monete e carte. Due o più assistenti tolgono punti.',
} as const;
