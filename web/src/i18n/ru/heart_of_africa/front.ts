/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': 'Heart of Africa',
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Прокладывайте линии от берега до берега и удваивайте ценность перегонов картами местности.',
  'front.picture.heart_of_africa': 'Паровоз с вагонами идёт по виадуку через саванну под низким солнцем',
  'front.credit.heart_of_africa':
    'Ticket to Ride и поле The Heart of Africa (Map Collection 3), автор Alan R. Moon, издатель Days of Wonder',
  'front.known.heart_of_africa': 'Реконструированы билеты и названия узлов.',
} as const;
