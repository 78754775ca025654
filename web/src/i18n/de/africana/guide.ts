export default {
  'guide.welcome.title': 'Du bist am Zug',
  'guide.welcome.text':
    'Wähle eine von drei Aktionen: zwei Reisekarten ziehen, Abenteuer kaufen oder mit dem Forscher reisen. Dann ist der Nächste dran.',
  'guide.draw.title': 'Ziehen',
  'guide.draw.text':
    'Du nimmst zwei Reisekarten. Damit bezahlst du spätere Schritte. Ihre Symbole siehst nur du.',
  'guide.move.title': 'Reisen',
  'guide.move.text':
    'Du kannst die leuchtenden Orte betreten. Ein Schritt kostet eine Karte mit einem Symbol des Ortes; zeigt er zwei, genügt eines.',
  'guide.plan.title': 'Reise planen',
  'guide.plan.text':
    'Tippe mehrere Orte nacheinander an. Nichts gilt, bevor du die ganze Reise einmal bestätigst.',
  'guide.join.title': 'Beitreten',
  'guide.join.text':
    'Du stehst am Start der Expedition: Leg einen Marker darauf und nimm sofort den Bonus. Das Ziel hat Zeit.',
  'guide.complete.title': 'Abschließen',
  'guide.complete.text':
    'Du hast eines deiner Ziele erreicht. Schließ ab: Silber gibt es sofort, die Punkte zählen am Ende.',
  'guide.buy.title': 'Abenteuer kaufen',
  'guide.buy.text':
    'Die erste Seite ist kostenlos, jede weitere kostet 1 Silber, eine Karte 5 Silber. Aufgedecktes lässt sich nicht rückgängig machen.',
  'guide.buy.text.alone':
    'Die erste Seite ist frei, jede weitere kostet 1 Silber, eine Karte 5 Silber. Gegen Bots lässt sich auch das rückgängig machen.',
  'guide.book.title': 'Welches Buch?',
  'guide.book.text':
    'Du kaufst aus dem Buch der Hälfte, in der dein Forscher steht. Seine Ziele liegen in der anderen Hälfte.',
  'guide.recolour.title': 'Eine andere Farbe',
  'guide.recolour.text':
    'Keine Karte passt? Für 5 Silber gilt eine Reisekarte oder ein Assistent als das nötige Symbol, nur für diesen Schritt.',
  'guide.hand-limit.title': 'Fünf Karten',
  'guide.hand-limit.text':
    'Am Zugende behältst du höchstens fünf Karten. Ein abgeworfener Joker oder Assistent ist aus dem Spiel.',
  'guide.adventure-limit.title': 'Drei Abenteuer',
  'guide.adventure-limit.text':
    'Am Zugende behältst du höchstens drei offene Abenteuer. Die übrigen kommen aus dem Spiel.',
  'guide.end-near.title': 'Das Ende naht',
  'guide.end-near.text':
    'Reicht der Expeditionsstapel nicht mehr für alle leeren Felder, wird die Runde zu Ende gespielt und dann gewertet.',
  'guide.score.title': 'Wertung',
  'guide.score.text':
    'Es zählen Expeditionen, Artefakte und Sätze, ein wenig auch Geld und Karten. Zwei oder mehr Assistenten kosten Punkte.',
} as const;
