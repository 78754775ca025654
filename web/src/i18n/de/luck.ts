/** Words about the luck of a table. */
export default {
  'luck.lead':
    'Aller Zufall dieser Partie folgt aus dem geheimen Startwert des Servers und je einer Zufallszahl aus dem Browser jedes Spielers. Alle standen vor der ersten Karte fest, daher konnte niemand die Karten bestimmen, auch der Betreiber nicht.',
  'luck.lead.open':
    'Wenn die Partie beginnt, steuert der Browser jedes Spielers eine Zufallszahl zum geheimen Startwert des Servers bei. Alle stehen vor der ersten Karte fest, daher kann niemand die Karten bestimmen, auch der Betreiber nicht.',
  'luck.lead.none':
    'Zum Zufall dieser Partie hat kein Browser beigetragen. Er folgt allein aus dem geheimen Startwert des Servers, der Betreiber hätte ihn also bestimmen können.',
  'luck.lead.old':
    'Aller Zufall dieser Partie folgt aus einem geheimen Startwert. Sein Siegel war vor der ersten Karte zu sehen.',
  'luck.seal': 'Siegel',
  'luck.seal.later': 'Es erscheint, wenn die Karten ausgeteilt werden.',
  'luck.seed': 'Startwert',
  'luck.seed.later': 'Er erscheint, wenn die Partie zu Ende ist.',
  'luck.seed.hash': 'Hash des Startwerts',
  'luck.mine': 'Die Zufallszahl dieses Browsers',
  'luck.who': 'Wer beigetragen hat',
  'luck.part.own': '{name}: hat beigetragen',
  'luck.part.through': '{name}: über den Browser von {other}',
  'luck.part.late': '{name}: hat nicht rechtzeitig geantwortet',
  'luck.part.none': '{name}: war beim Start nicht verbunden',
  'luck.checked': 'In diesem Browser geprüft',
  'luck.right.pledge':
    'Tisch, Regeln, Spielplan und Startwert standen fest, bevor die Zufallszahlen offengelegt wurden.',
  'luck.wrong.pledge': 'Der Tisch ist nicht der, der beim Start festgelegt wurde.',
  'luck.right.mine': 'Die Zufallszahl dieses Browsers ist eingeflossen.',
  'luck.wrong.mine':
    'Die Zufallszahl dieses Browsers ist nicht eingeflossen: Sie kam zu spät oder wurde weggelassen.',
  'luck.right.seal': 'Das Siegel umfasst den Tisch und alle Zufallszahlen.',
  'luck.wrong.seal': 'Das Siegel passt nicht zu den Zufallszahlen.',
  'luck.right.seed': 'Der Startwert ist der versiegelte.',
  'luck.wrong.seed': 'Der Startwert ist nicht der versiegelte.',
  'luck.verify':
    'Mit diesen Dateien und deinem eigenen Kindu kannst du jede gezogene Karte nachprüfen, ohne diesem Server zu vertrauen:',
  'luck.file': 'Partie speichern',
  'luck.receipt': 'Beleg speichern',
  'luck.limits': 'Vor dem Betreiber hält das nichts geheim: Er könnte alle Handkarten ansehen.',
} as const;
