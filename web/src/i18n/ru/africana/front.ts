/** The title of the game; a board of one's own may have another. */
const title = 'Африкана';

/** What the front page and the page about Kindu say of Africana. */
export default {
  'front.game.africana': title,
  'title.Africana': title,
  'front.by.africana': 'Michael Schacht, 2012',
  'front.sentence.africana':
    'Путешествуйте между севером и югом, присоединяйтесь к экспедициям и ищите в двух книгах приключения, ради которых стоит отправиться в путь.',
  'front.picture.africana': 'Раскрытый атлас лежит среди дюн на закате; три исследователя идут по гребню',
  'front.credit.africana': '«Африкана» (Africana), автор Michael Schacht, издатель ABACUSSPIELE (2012)',
  'front.known.africana':
    'Реконструированы части поля, экспедиций и приключений; какие именно, сказано в файле поля.',
} as const;
