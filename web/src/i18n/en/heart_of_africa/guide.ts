/** The first-game guide of Heart of Africa. */
export default {
  'guide.heart-tickets.title': 'Your first tickets',
  'guide.heart-tickets.text':
    'Link the two destinations of a ticket with your own routes and you score its points; fail, and you lose them. Keep two or more, preferably ones that share a path.',
  'guide.heart-turn.title': 'Your turn',
  'guide.heart-turn.text':
    'You have one action: draw two cards, claim one route on the map, or draw new tickets. Then it is the next player’s turn.',
  'guide.heart-draw.title': 'Draw two cards',
  'guide.heart-draw.text':
    'Train cards pay for routes, terrain cards double their points. Take open ones or draw from a deck, one after the other.',
  'guide.heart-claim.title': 'Claim a route',
  'guide.heart-claim.text':
    'The routes in strong colours are those your cards can pay for. Press one: you see which cards it takes and what it scores before anything is final.',
  'guide.heart-locomotive.title': 'Locomotives',
  'guide.heart-locomotive.text':
    'A locomotive stands for any colour. Taken from the row it counts as both your cards; drawn unseen from the deck it counts as one.',
  'guide.heart-grey.title': 'A grey route',
  'guide.heart-grey.text': 'Pay for it with any one colour. It still counts as mountain when you double.',
  'guide.heart-ferry.title': 'A ferry',
  'guide.heart-ferry.text':
    'The spaces with a locomotive must be paid for with locomotives. The others take any one colour.',
  'guide.heart-doubling.title': 'Double the points',
  'guide.heart-doubling.text':
    'If no rival has more cards of this terrain than you, you may double: one card for up to three spaces, two for more. Locomotives can stand in.',
  'guide.heart-twin.title': 'A double route',
  'guide.heart-twin.text':
    'Two tracks side by side, and you can own only one of them. With two or three players the other is then closed for everybody.',
  'guide.heart-more.title': 'All tickets completed',
  'guide.heart-more.text':
    'You may draw four new tickets and must keep at least one. Whoever completes the most tickets also gets the Globetrotter, 10 points.',
  'guide.heart-last.title': 'The last round',
  'guide.heart-last.text':
    'A player has almost no trains left, so everybody has one more turn. Use it for points: leftover cards are worth nothing.',
} as const;
