/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'Deine ersten Zielkarten',
  'guide.heart-tickets.text':
    'Verbinde die beiden Ziele einer Zielkarte mit eigenen Strecken, und du bekommst ihre Punkte; sonst verlierst du sie. Behalte zwei oder mehr, am besten mit gemeinsamem Weg.',
  'guide.heart-turn.title': 'Dein Zug',
  'guide.heart-turn.text':
    'Du hast genau eine Aktion: zwei Karten ziehen, eine Strecke auf dem Spielplan beanspruchen oder neue Zielkarten nehmen. Dann ist der nächste Spieler dran.',
  'guide.heart-draw.title': 'Zwei Karten ziehen',
  'guide.heart-draw.text':
    'Wagenkarten bezahlen Strecken, Landschaftskarten verdoppeln deren Punkte. Nimm offene oder zieh vom Stapel, eine nach der anderen.',
  'guide.heart-claim.title': 'Eine Strecke beanspruchen',
  'guide.heart-claim.text':
    'Kräftig gezeichnete Strecken kannst du mit deinen Karten bezahlen. Tippe eine an: Du siehst die nötigen Karten und die Punkte, bevor etwas gilt.',
  'guide.heart-locomotive.title': 'Lokomotiven',
  'guide.heart-locomotive.text':
    'Eine Lokomotive steht für jede Farbe. Aus der Reihe genommen zählt sie als beide Karten, verdeckt vom Stapel gezogen als eine.',
  'guide.heart-grey.title': 'Eine graue Strecke',
  'guide.heart-grey.text':
    'Bezahle sie mit einer beliebigen Farbe. Beim Verdoppeln zählt sie trotzdem zum Gebirge.',
  'guide.heart-ferry.title': 'Eine Fähre',
  'guide.heart-ferry.text':
    'Felder mit einer Lokomotive verlangen Lokomotiven. Die übrigen bezahlst du in einer beliebigen Farbe.',
  'guide.heart-doubling.title': 'Punkte verdoppeln',
  'guide.heart-doubling.text':
    'Hat kein Gegner mehr Karten dieser Landschaft als du, darfst du verdoppeln: eine Karte für bis zu drei Felder, zwei für mehr. Lokomotiven können einspringen.',
  'guide.heart-twin.title': 'Eine Doppelstrecke',
  'guide.heart-twin.text':
    'Zwei Strecken nebeneinander, und nur eine davon kann dir gehören. Zu zweit oder dritt ist die andere dann für alle gesperrt.',
  'guide.heart-more.title': 'Alle Zielkarten erfüllt',
  'guide.heart-more.text':
    'Du darfst vier neue Zielkarten ziehen und musst mindestens eine behalten. Wer die meisten erfüllt, bekommt auch den Globetrotter, 10 Punkte.',
  'guide.heart-last.title': 'Die letzte Runde',
  'guide.heart-last.text':
    'Jemand hat kaum noch Waggons, also haben alle noch einen Zug. Nutze ihn für Punkte: Übrige Karten sind nichts wert.',
} as const;
