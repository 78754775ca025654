/** The title of the game; a board of one's own may have another. */
const title = 'Heart of Africa';

/** What the front page and the page about Kindu say of Heart of Africa. */
export default {
  'front.game.heart_of_africa': title,
  'title.Heart of Africa': title,
  'front.by.heart_of_africa': 'Ticket to Ride, Map Collection 3',
  'front.sentence.heart_of_africa':
    'Build your lines from coast to coast, and use your terrain cards to double what a route is worth.',
  'front.picture.heart_of_africa': 'A steam train crosses a viaduct in the savanna under a low sun',
  'front.credit.heart_of_africa':
    'Ticket to Ride and its map The Heart of Africa (Map Collection 3), designed by Alan R. Moon, published by Days of Wonder',
  'front.known.heart_of_africa': 'The tickets and the names of the junctions are reconstructed.',
} as const;
