export default {
  'guide.welcome.title': 'Your turn',
  'guide.welcome.text':
    'Choose one of three actions: draw two travel cards, buy adventures, or move your explorer. Then it is the next player’s turn.',
  'guide.draw.title': 'Draw',
  'guide.draw.text': 'You take two travel cards. They pay for later steps. Only you see their symbols.',
  'guide.move.title': 'Move',
  'guide.move.text':
    'You can enter the lit places. A step costs one card with a symbol of the place you enter; if it has two, either will do.',
  'guide.plan.title': 'Plan a journey',
  'guide.plan.text':
    'Tap several places in a row. Nothing is final until you confirm the whole journey once.',
  'guide.join.title': 'Join an expedition',
  'guide.join.text':
    'You are on its start: put a marker on it and take its bonus at once. The destination can wait.',
  'guide.complete.title': 'Complete',
  'guide.complete.text':
    'You have reached a destination of yours. Complete it: you get the silver now, points count at the end.',
  'guide.buy.title': 'Buy adventures',
  'guide.buy.text':
    'The first page is free, every other page costs 1 silver, a card 5 silver. Once a page is uncovered, there is no undo.',
  'guide.buy.text.alone':
    'The first page is free, every other page costs 1 silver, a card 5 silver. Against bots you can undo even that.',
  'guide.book.title': 'Which book?',
  'guide.book.text':
    'You buy from the book of the half where your explorer stands. Its targets lie in the other half.',
  'guide.recolour.title': 'Another colour',
  'guide.recolour.text':
    'No card fits? For 5 silver any travel or assistant card counts as the symbol you need, for this one step.',
  'guide.hand-limit.title': 'Five cards',
  'guide.hand-limit.text':
    'At the end of your turn you keep five cards at most. A joker or assistant you discard is out of the game.',
  'guide.adventure-limit.title': 'Three adventures',
  'guide.adventure-limit.text':
    'At the end of your turn you keep three open adventures at most. The others leave the game.',
  'guide.end-near.title': 'The end is near',
  'guide.end-near.text':
    'When the expedition deck can no longer fill every empty space, the round is played to its end and points are counted.',
  'guide.score.title': 'Scoring',
  'guide.score.text':
    'Expeditions, artefacts and sets count, and a little for money and cards. Two or more assistants cost points.',
} as const;
