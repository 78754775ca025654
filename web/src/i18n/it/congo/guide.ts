/** The first-game guide of Congo 1884. */
export default {
  'guide.congo-welcome.title': 'Risalendo il Congo',
  'guide.congo-welcome.text':
    'A ogni fermata ogni giocatore manda un personaggio. Chi ha il totale più alto diventa capo e ottiene i punti della fermata.',
  'guide.congo-bid.title': 'Scegli un’offerta',
  'guide.congo-bid.text':
    'Tutti scelgono insieme, a carte coperte. Ogni carta mostra quanto vale qui: la sua professione in questa stazione, meno ciò che toglie la bandiera.',
  'guide.congo-flag.title': 'Nessuna bandiera',
  'guide.congo-flag.text':
    'Questa stazione ha perso la bandiera: la nazionalità non toglie nulla, non si tira il dado, e gli interpreti non servono.',
  'guide.congo-dice.title': 'Due professioni, un dado',
  'guide.congo-dice.text':
    'Un non belligerante usa la migliore delle sue due professioni. Sotto una bandiera il dado decide per quale nazione conta. Dopo l’uso esce dal gioco.',
  'guide.congo-chief.title': 'Cominci tu',
  'guide.congo-chief.text':
    'Il capo di una fermata è primo giocatore nella successiva: cominci tu, sia con la carta speciale sia con gli aiutanti.',
  'guide.congo-tiles.title': 'Ippopotami',
  'guide.congo-tiles.text':
    'Il capo di questa fermata prende anche tessere ippopotamo. Più avanti decidono le parità, perciò questa fermata vale più del suo numero.',
  'guide.congo-ring.title': 'L’anello arancione',
  'guide.congo-ring.text':
    'Quando il battello arriva qui, chi è da solo all’ultimo posto pesca una carta speciale. Se gli ultimi sono più d’uno, non pesca nessuno.',
  'guide.congo-special.title': 'Una carta speciale',
  'guide.congo-special.text':
    'Ti viene chiesto una volta per giro, prima che le offerte siano rivelate. Quando qualcuno ha giocato una carta, nessun altro può farlo. Una carta tenuta fino alla fine vale mezzo punto.',
  'guide.congo-values.title': 'Valori base',
  'guide.congo-values.text':
    'Le offerte sono scoperte. Ogni colonna somma professione, nazionalità e aiutanti; il numero grande è il totale.',
  'guide.congo-lay.title': 'Posa aiutanti',
  'guide.congo-lay.text':
    'Posane uno o più che vadano bene per il tuo personaggio. Una carta posata non si riprende, e a ogni fermata ne peschi una sola: per questa fermata ne vale la pena?',
  'guide.congo-wait.title': 'Attendi',
  'guide.congo-wait.text':
    'Hai il totale più alto, quindi puoi attendere, ma una volta sola: poi devi posare una carta o ritirarti.',
  'guide.congo-drop.title': 'Posa o ritirati',
  'guide.congo-drop.text':
    'Il tuo totale non è il più alto: posa una carta o ritirati. Chi si ritira conserva il suo totale, che alla fine conta ancora.',
  'guide.congo-last.title': 'L’ultima fermata',
  'guide.congo-last.text':
    'Dopo questa fermata la partita è finita. Delle carte che tieni danno punti solo le speciali, mezzo punto l’una; gli aiutanti in mano decidono le parità.',
  'guide.congo-lay-bots.title': 'Posa aiutanti',
  'guide.congo-lay-bots.text':
    'Posane uno o più che vadano bene per il tuo personaggio. A ogni fermata ne peschi uno solo: per questa fermata ne vale la pena? Contro i bot puoi annullare.',
} as const;
