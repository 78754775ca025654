/** What lies beside the map: score, decks, players, tables to look up, the score sheet, hints. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Decks from '../../../src/games/congo/decks/Decks.svelte';
import { fitting } from '../../../src/games/congo/ask/hints';
import { ICONS } from '../../../src/games/congo/signs/icons';
import Player from '../../../src/games/congo/players/Player.svelte';
import Seats from '../../../src/games/common/players/Seats.svelte';
import { renderGeneric } from '../../generic';
import { resultOf } from '../../recorded';
import Reference from '../../../src/games/congo/reference/Reference.svelte';
import Score from '../../../src/games/congo/players/Score.svelte';
import Sheet from '../../../src/games/congo/sheet/Sheet.svelte';
import type { TableView } from '../../../src/games/congo/view';
import { known, need, t, type Key } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact as Told, Seat } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import end from './fixtures/end.json';
import table from './fixtures/table.json';
import { box, fixture as view, ME, names } from './scene';

const log = table.facts as unknown as Told[];
const last = end.view as unknown as TableView;
const result = resultOf(end.result);
const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const seats: Seat[] = [1, 2, 3, 4].map((seat) => ({
  seat,
  kind: seat > 2 ? 'bot' : 'person',
  name: names(seat),
  level: seat > 2 ? 'casual' : null,
  stand_in: null,
  imposed: false,
  left: false,
  here: true,
  away: null,
  bot_in: null,
  colour: null,
}));
const scene = {
  view,
  log,
  fresh: log.length - 1,
  seats,
  seat: ME,
  asked: view.waiting,
  legal: [],
  result: null,
  clock: null,
  clockAt: 0,
} as unknown as Scene<TableView>;

beforeAll(() => need('front', 'table', 'congo/index'));
afterEach(cleanup);

describe('Score', () => {
  it('shows the points of all on one scale, those on one number above each other', () => {
    const equal = { ...view, seats: view.seats.map((one) => ({ ...one, score: 30 })) };
    const { container } = render(Score, { view: equal, names, seat: 2, over: false });
    const marks = [...container.querySelectorAll<HTMLElement>('.at')];
    expect(new Set(marks.map((one) => one.style.left)).size).toBe(1);
    expect(marks.map((one) => one.style.getPropertyValue('--level'))).toEqual(['0', '1', '2', '3']);
    expect(words(container.querySelector('.scale'))).toMatch(/2832$/);
    expect(screen.getByText('stop 9 of 16')).toBeTruthy();
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(
      view.seats.map((_, at) => names(at + 1)),
    );
  });

  it('counts the special cards in hand when the game is over', () => {
    const ended = { ...view, seats: view.seats.map((one) => ({ ...one, score: 22, points: 22.5 })) };
    const { container } = render(Score, { view: ended, names, over: true });
    expect([...container.querySelectorAll('li b')].map((one) => one.textContent)).toEqual(
      view.seats.map(() => '22½'),
    );
  });
});

describe('Decks', () => {
  it('count what is left, and show discards when pressed', async () => {
    const { container } = render(Decks, { box, view });
    const deck = screen.getByRole('button', { name: `Characters: ${view.characters.deck} in the deck` });
    expect(container.querySelector('.pile')).toBeNull();
    await fireEvent.click(deck);
    expect(deck.getAttribute('aria-expanded')).toBe('true');
    for (const id of Object.keys(view.characters.discard))
      expect(screen.getByText(box.character(id))).toBeTruthy();
    for (const id of view.gone) expect(screen.getByText(box.character(id))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Special cards/ }));
    expect(words(container.querySelector('.pile'))).toContain('Tam Tam');
    expect(screen.queryByText('Out of the game')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /^Station tiles/ }));
    expect(words(container.querySelector('.pile'))).toMatch(/Station tiles not yet seen.*Flags no longer/);
    await fireEvent.click(screen.getByRole('button', { name: /^Station tiles/ }));
    expect(container.querySelector('.pile')).toBeNull();
    await fireEvent.click(deck);
    await fireEvent.pointerDown(document.body);
    expect(container.querySelector('.pile')).toBeNull();
  });
});

describe('Players', () => {
  it('show points, counts and what all know, but no hand while the game is played', () => {
    const { container } = renderGeneric(Seats, { box, Player, scene, names, live: true });
    const cards = [...container.querySelectorAll('article')];
    expect(cards).toHaveLength(4);
    view.seats.forEach((own, at) => {
      expect(words(cards[at]?.querySelector('.points b'))).toBe(String(own.score));
      for (const id of Object.keys(own.known)) expect(words(cards[at])).toContain(box.character(id));
    });
    expect(container.querySelector('details')).toBeNull();
    expect(words(cards[1])).not.toContain('Cards in hand');
  });

  it('lay the hands open in a replay', () => {
    const { container } = renderGeneric(Seats, {
      box,
      Player,
      scene: { ...scene, view: last },
      names,
      live: false,
    });
    expect(container.querySelectorAll('details')).toHaveLength(4);
    const [first] = last.seats[0]?.hand ?? [];
    expect(words(container.querySelector('details'))).toContain(box.character(first?.id ?? ''));
  });
});

describe('Reference', () => {
  it('holds every table, and marks this station and this flag', () => {
    const { container } = render(Reference, { box, view });
    expect(container.querySelectorAll('details')).toHaveLength(5);
    const here = [...container.querySelectorAll('th.here')].map(words);
    expect(here[0]).toBe(box.station(view.station));
    for (const { id } of box.board.specials) expect(container.textContent).toContain(box.special(id));
    for (const { id } of box.board.auxiliaries) expect(container.textContent).toContain(box.auxiliary(id));
    expect(screen.getAllByText('not in this game').length).toBe(view.removed_specials.length);
    expect(container.textContent).not.toMatch(/[{}]|undefined|congo\./);
  });
});

describe('the score sheet', () => {
  it('has the lines of the rules, halves, and every station with its chief', () => {
    const { container } = render(Sheet, { board: box.board, result, view: last, seats });
    const [points, stops] = container.querySelectorAll('table');
    const rows = [...(points?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      words(row.querySelector('th')),
    );
    expect(rows).toEqual(['Stations', 'Okapi and Arab Trader', 'Special cards in hand']);
    expect(words(points?.querySelector('.total'))).toBe('Total8½141315½');
    expect(stops?.querySelectorAll('tbody tr')).toHaveLength(16);
    const sum = [...(stops?.querySelectorAll('tbody tr') ?? [])].reduce(
      (all, row) => all + (Number(words(row.querySelector('.num'))) || 0),
      0,
    );
    const won = result.sheets.flat().filter((line) => line.rule === 'CO-SCORE-01');
    expect(sum).toBe(won.reduce((all, line) => all + Number(line.words['points']), 0));
  });

  it('says who wins and what decided a tie', () => {
    const tied = { ...result, points: ['14', '14', '13', '12'], places: [1, 2, 3, 4] };
    render(Sheet, { board: box.board, view: last, result: tied, seats });
    expect(screen.getByText('Ada wins.')).toBeTruthy();
    expect(screen.getByText(/The steamer has left the last stop\. In a tie/)).toBeTruthy();
  });
});

describe('the guide', () => {
  const asked = (question: TableView['question'], more: Partial<TableView> = {}): string[] =>
    fitting(box, { ...view, question, waiting: [2], ...more }, 2);

  it('has a hint for the moment, and words for each', () => {
    const found = [
      ...asked('bid', { round: 16, first: 2, stop: 'basoko' }),
      ...asked('bid', { flag: null }),
      ...asked('special'),
      ...asked('lay'),
      ...asked('lay', {
        seats: view.seats.map((one) => ({ ...one, bid: one.bid && { ...one.bid, may_wait: true } })),
      }),
      ...asked('tiles'),
    ];
    expect(asked('bid', { round: 16 })[0]).toBe('congo-last');
    expect(new Set(found).size).toBeGreaterThanOrEqual(10);
    for (const hint of found)
      expect([known(`guide.${hint}.title`), known(`guide.${hint}.text`)]).toEqual([true, true]);
  });

  it('does not say against bots that what lies can not be taken back', () => {
    const laying = { ...view, question: 'lay' as const, waiting: [2] };
    expect(fitting(box, laying, 2)).toContain('congo-lay');
    expect(fitting(box, laying, 2, { bots: true })).not.toContain('congo-lay');
    const said = fitting(box, laying, 2, { bots: true }).map((one) => t(`guide.${one}.text` as Key));
    expect(said.join(' ')).toContain('undo');
    expect(said.join(' ')).not.toContain('can’t be taken back');
  });

  it('is silent while somebody else is asked, while things move, and for spectators', () => {
    expect(fitting(box, { ...view, question: 'bid', waiting: [1] }, 2)).toEqual([]);
    expect(fitting(box, { ...view, question: 'bid', waiting: [2] }, 2, { busy: true })).toEqual([]);
    expect(fitting(box, { ...view, question: 'bid', waiting: [2] }, null)).toEqual([]);
    expect(asked('look')).toEqual([]);
  });
});

describe('drawings', () => {
  it('are there for every profession, auxiliary and special card', () => {
    const ids = [...box.board.professions, ...box.board.auxiliaries, ...box.board.specials].map(
      (one) => one.id,
    );
    expect(ids.filter((id) => !(id in ICONS))).toEqual([]);
  });
});

describe('names', () => {
  it('fall back to what the board says where there are no words', () => {
    expect(box.stop('atlantis')).toBe('atlantis');
    expect(box.character('gb-missionary')).toBe('British missionary');
    expect(box.person('gb-missionary', 1)).toBe('Josiah Penhallow');
    expect(box.person('gb-missionary', 2)).toBe('Ebenezer Holloway');
    expect(box.station(null)).toBe('Tile face down');
  });
});
