/** The title of the game; a board of one's own may have another. */
const title = 'Africana';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Reise zwischen Norden und Süden, tritt Expeditionen bei und such in zwei Büchern die Abenteuer, die den Weg lohnen.',
  'front.picture.africana':
    'Ein aufgeschlagener Atlas liegt bei Sonnenuntergang zwischen Dünen; drei Forscher überqueren den Kamm',
  'front.credit.africana': 'Africana von Michael Schacht, erschienen bei ABACUSSPIELE (2012)',
  'front.known.africana':
    'Teile des Spielplans, der Expeditionen und der Abenteuer sind rekonstruiert; welche, sagt die Spielplandatei.',
} as const;
