/** The title of the game; a board of one's own may have another. */
const title = 'Сердце Африки';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Прокладывайте линии от берега до берега и удваивайте ценность перегонов картами ландшафта.',
  'front.picture.heart_of_africa': 'Паровоз с вагонами идёт по виадуку через саванну под низким солнцем',
  'front.credit.heart_of_africa':
    '«Билет на поезд» (Ticket to Ride) с полем «Сердце Африки» (The Heart of Africa, Map Collection 3), автор Alan R. Moon, издатель Days of Wonder',
  'front.known.heart_of_africa': 'Реконструированы маршруты и названия узлов.',
} as const;
