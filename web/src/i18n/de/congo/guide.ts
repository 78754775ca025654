/** The first-game guide of Congo 1884. */
export default {
  'guide.congo-welcome.title': 'Den Kongo hinauf',
  'guide.congo-welcome.text':
    'An jeder Anlegestelle schickt jeder Spieler eine Figur. Wer die höchste Summe hat, wird Chef und bekommt die Punkte der Anlegestelle.',
  'guide.congo-bid.title': 'Wähle ein Gebot',
  'guide.congo-bid.text':
    'Alle wählen gleichzeitig und verdeckt. Jede Karte zeigt, was sie hier wert ist: der Beruf an dieser Station, minus Abzug für die Nationalität unter dieser Flagge.',
  'guide.congo-flag.title': 'Keine Flagge',
  'guide.congo-flag.text':
    'Diese Station hat ihre Flagge verloren: Die Nationalität kostet nichts, gewürfelt wird nicht, und Dolmetscher nützen nichts.',
  'guide.congo-dice.title': 'Zwei Berufe, ein Würfel',
  'guide.congo-dice.text':
    'Ein Neutraler nutzt den besseren seiner zwei Berufe. Unter einer Flagge entscheidet der Würfel, als welche Nation er zählt. Danach kommt er aus dem Spiel.',
  'guide.congo-chief.title': 'Du bist zuerst dran',
  'guide.congo-chief.text':
    'Der Chef einer Anlegestelle ist an der nächsten Startspieler: Du wirst zuerst nach einer Sonderkarte gefragt und legst zuerst Helfer.',
  'guide.congo-tiles.title': 'Flusspferde',
  'guide.congo-tiles.text':
    'Der Chef dieser Anlegestelle nimmt auch Flusspferde. Sie entscheiden später bei Gleichstand; diese Anlegestelle ist also mehr wert, als ihre Zahl sagt.',
  'guide.congo-ring.title': 'Der orange Ring',
  'guide.congo-ring.text':
    'Wenn der Dampfer hier ankommt, zieht eine Sonderkarte, wer allein auf dem letzten Rang ist. Sind es mehrere, zieht niemand.',
  'guide.congo-special.title': 'Eine Sonderkarte',
  'guide.congo-special.text':
    'Du wirst in jeder Runde einmal gefragt, bevor die Gebote aufgedeckt werden. Hat jemand eine gespielt, darf es sonst niemand mehr. Eine Karte, die du bis zum Ende behältst, bringt einen halben Punkt.',
  'guide.congo-values.title': 'Grundwerte',
  'guide.congo-values.text':
    'Die Gebote liegen offen. Jede Spalte zählt Beruf, Nationalität und Helfer zusammen; die große Zahl ist die Summe.',
  'guide.congo-lay.title': 'Helfer legen',
  'guide.congo-lay.text':
    'Leg einen oder mehrere, die zu deiner Figur passen. Was liegt, lässt sich nicht zurücknehmen, und je Anlegestelle ziehst du nur einen: Ist diese es wert?',
  'guide.congo-wait.title': 'Warten',
  'guide.congo-wait.text':
    'Du hast die höchste Summe, also darfst du warten, aber nur einmal: Dann musst du eine Karte legen oder aussteigen.',
  'guide.congo-drop.title': 'Legen oder aussteigen',
  'guide.congo-drop.text':
    'Deine Summe liegt unter der höchsten: Leg eine Karte oder steig aus. Wer aussteigt, behält die Summe, und am Ende zählt sie mit.',
  'guide.congo-last.title': 'Die letzte Anlegestelle',
  'guide.congo-last.text':
    'Nach dieser Anlegestelle ist die Partie zu Ende. Von den Karten, die du behältst, bringen nur Sonderkarten Punkte, je einen halben; Helfer auf der Hand entscheiden bei Gleichstand.',
  'guide.congo-lay-bots.title': 'Helfer legen',
  'guide.congo-lay-bots.text':
    'Leg einen oder mehrere, die zu deiner Figur passen. Je Anlegestelle ziehst du nur einen: Ist sie es wert? Gegen Bots kannst du rückgängig machen, was du gelegt hast.',
} as const;
