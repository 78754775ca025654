/** A made-up game for two: cards are played or swapped, hands are hidden, swapping takes two answers. */
import type { Answer, Fact, Seat, TableMessage } from '../../../src/lib/net/protocol';
import type { TableView } from '../../../src/games/generic/view';

const answer = (number: number, move: string): Answer => ({
  answer: number,
  parts: move.split(' '),
  words: {},
});

export const LEGAL = [answer(1, 'play 7'), answer(2, 'play 9'), answer(3, 'swap')];
export const AFTER_SWAP = [answer(11, 'give 7'), answer(12, 'give 9')];

export const FACTS: Fact[] = [
  { rule: 'LO-SETUP-01', words: { cards: 5 } },
  { rule: 'LO-PLAY-01', words: { seat: 2, card: 4 }, seat: 2 },
];

export const VIEW: TableView = {
  round: 3,
  question: 'play_or_swap',
  last_round: false,
  pile: 12,
  trick: [4],
  rows: [
    { colour: 'red', cards: [1, 2] },
    { colour: 'blue', cards: [] },
  ],
  seats: [
    { points: 6, hand: [7, 9], cards: 2 },
    { points: null, cards: 2 },
  ],
};

export const SEATS: Seat[] = ['Ada', 'Ben'].map((name, at) => ({
  seat: at + 1,
  kind: 'person',
  name,
  level: null,
  stand_in: null,
  imposed: false,
  left: false,
  here: true,
  away: null,
  bot_in: null,
  colour: null,
}));

export function table(more: Partial<TableMessage<TableView>> = {}): TableMessage<TableView> {
  return {
    t: 'table',
    table: {
      id: 'abc',
      game: 'lotto',
      title: '',
      status: 'running',
      public: false,
      options: {},
      board: '',
      clock: null,
      luck: null,
      seal: '',
      made: 0,
    },
    yours: [1],
    host: true,
    eye: 1,
    seats: SEATS,
    watchers: [],
    chat: [],
    n: 4,
    story: 0,
    facts: FACTS,
    view: VIEW,
    asked: [1],
    legal: LEGAL,
    undo: 'none',
    ...more,
  };
}
