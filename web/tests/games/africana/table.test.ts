import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Box } from '../../../src/games/africana/box.svelte';
import Expeditions from '../../../src/games/africana/cards/Expeditions.svelte';
import Fact from '../../../src/games/africana/story/Fact.svelte';
import { entriesOf, teller } from '../../../src/games/africana/story/facts';
import { renderGeneric } from '../../generic';
import { resultOf } from '../../recorded';
import Log from '../../../src/games/common/story/Log.svelte';
import Sheet from '../../../src/games/africana/sheet/Sheet.svelte';
import Voice from '../../../src/games/common/story/Voice.svelte';
import { remarks, winners } from '../../../src/games/common/sheet/sheet';
import type { BoardView, TableView } from '../../../src/games/africana/view';
import { screenOf } from '../../../src/games';
import { need, t } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact as Told, Seat } from '../../../src/lib/net/protocol';
import board from './fixtures/board.json';
import end from './fixtures/end.json';
import table from './fixtures/table.json';

const box = new Box(board as unknown as BoardView);
const view = table.view as TableView;
const story = table.facts as unknown as Told[];
/** The beginning of the game and its latest turns. */
const log = [...story.slice(0, 20), ...story.slice(-28)];
const result = resultOf(end.result);
const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat - 1] ?? '';
const people = [1, 2, 3].map((seat) => ({ seat, kind: 'person', name: names(seat) }) as Seat);
const told = { box, Fact, teller: teller(box, names) };
const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

beforeAll(() => need('front', 'table', 'africana/index'));
afterEach(cleanup);

describe('Fact', () => {
  function drawn(fact: Told): HTMLElement {
    const [entry] = entriesOf([fact]);
    if (!entry) throw new Error('expected a fact that is shown');
    return render(Fact, { entry, box, teller: teller(box, names) }).container;
  }

  it('draws silver and points, named for screen readers', () => {
    const place = drawn({
      rule: 'AF-EXP-12',
      words: { seat: 2, expedition: 'A01', silver: 1, points: 1 },
      seat: 2,
    });
    expect(within(place).getByRole('img', { name: '1 silver' }).textContent).toBe('1');
    expect(within(place).getByRole('img', { name: '1 point' }).textContent).toBe('1');
    expect(within(place).getByText('Ben').tagName).toBe('B');
    expect(words(place)).toContain(`completes ${box.expedition('A01')}`);
  });

  it('draws each card that was drawn, by its symbol', () => {
    const place = drawn({ rule: 'AF-DRAW-01', words: { seat: 1, card: 'violet' }, seat: 1 });
    expect(within(place).getByRole('img', { name: box.card('violet') })).toBeTruthy();
    expect(words(place)).toBe('Ada draws');
  });

  it('never makes markup of a name', () => {
    const [entry] = entriesOf([{ rule: 'AF-TURN-02', words: { seat: 1, action: 'draw' }, seat: 1 }]);
    if (!entry) throw new Error('expected an entry');
    const { container } = render(Fact, { entry, box, teller: teller(box, () => '<img src=x>') });
    expect(container.querySelector('img')).toBeNull();
    expect(words(container)).toBe('<img src=x> chooses to draw');
  });
});

describe('Log', () => {
  it('tells every fact, the latest turn on top, and marks what is new', () => {
    const fresh = log.length - 2;
    const { container } = renderGeneric(Log, { ...told, log, fresh });
    const lines = [...container.querySelectorAll('.chapter li')];
    expect(lines).toHaveLength(entriesOf(log).length);
    expect(lines.filter((one) => one.classList.contains('fresh'))).toHaveLength(
      entriesOf(log).filter((one) => one.at >= fresh).length,
    );
    const chapters = [...container.querySelectorAll('.chapter')];
    expect(words(chapters.at(-1)?.querySelector('p'))).toBe('Setup');
    expect(container.textContent).not.toMatch(/[{}]|undefined|AF-[A-Z]+-\d+:/);
  });

  it('opens the rule of a line', async () => {
    const onrule = vi.fn();
    renderGeneric(Log, { ...told, log: log.slice(0, 3), fresh: 0, onrule });
    const rule = log[0]?.rule ?? '';
    const [link] = screen.getAllByRole('link', { name: `Rule ${rule}` });
    expect(link?.getAttribute('href')).toBe(`/rules/africana/paper#${rule}`);
    if (link) await fireEvent.click(link);
    expect(onrule).toHaveBeenCalledWith(rule);
  });

  it('is silent, and a voice beside it speaks what is new', () => {
    const fresh = log.length - 1;
    renderGeneric(Log, { ...told, log, fresh });
    expect(screen.queryByRole('log')).toBeNull();
    render(Voice, { teller: teller(box, names), log, fresh });
    expect(within(screen.getByRole('log')).getAllByText(/\.$/)).toHaveLength(1);
  });

  it('shows the latest turns of a long game first, and all on demand', async () => {
    const long = Array.from({ length: 90 }, (): Told => ({
      rule: 'AF-TURN-02',
      words: { seat: 1, action: 'draw' },
      seat: 1,
    }));
    const { container } = renderGeneric(Log, { ...told, log: long, fresh: 89 });
    expect(container.querySelectorAll('.chapter')).toHaveLength(60);
    await fireEvent.click(screen.getByRole('button', { name: 'Show all 90 lines' }));
    expect(container.querySelectorAll('.chapter')).toHaveLength(90);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has one tab stop, and arrow keys between the lines', async () => {
    const { container } = renderGeneric(Log, { ...told, log: log.slice(0, 4), fresh: 0 });
    const links = [...container.querySelectorAll('a')];
    expect(links.map((one) => one.tabIndex)).toEqual(links.map((_, at) => (at ? -1 : 0)));
    links[0]?.focus();
    if (links[0]) await fireEvent.keyDown(links[0], { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links[1]);
  });

  it('says that nothing has happened yet', () => {
    renderGeneric(Log, { ...told, log: [], fresh: 0 });
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});

describe('Expeditions', () => {
  it('show the row with routes, rewards and who has joined, the own marker first', () => {
    const { container } = render(Expeditions, { box, view, seat: 1, names });
    const rows = [...container.querySelectorAll('li')];
    expect(rows).toHaveLength(5);
    for (const [space, id] of view.row.entries()) {
      const card = box.expeditions.get(id ?? '');
      expect(words(rows[space]?.querySelector('.route'))).toBe(
        `${box.place(card?.start ?? '')}to${box.place(card?.goal ?? '')}`,
      );
      expect(words(rows[space])).toMatch(new RegExp(`${card?.silver} ?${card?.points}$`));
      expect(rows[space]?.querySelectorAll('.joined .marker')).toHaveLength(
        view.seats.filter((one) => one.joined.includes(id ?? '')).length,
      );
    }
    expect(words(rows[0]?.querySelector('.joined'))).toBe('you and Ben'); // A07
    expect(words(rows[1]?.querySelector('.joined'))).toBe('Ben'); // B07
    expect(words(container.querySelector('header p'))).toBe('13 in the deck, next B');
  });

  it('name a seat instead of "you" for a spectator', () => {
    const { container } = render(Expeditions, { box, view, seat: null, names });
    expect(words(container.querySelector('.joined'))).toBe('Ada and Ben');
  });

  it('light both ends while looked at, and are pressed by id', async () => {
    const [onfocus, onpress] = [vi.fn(), vi.fn()];
    render(Expeditions, { box, view, seat: 1, names, onfocus, onpress });
    const [first] = screen.getAllByRole('button');
    const card = box.expeditions.get('A07');
    if (first) {
      await fireEvent.focus(first);
      await fireEvent.blur(first);
      await fireEvent.click(first);
    }
    expect(onfocus.mock.calls).toEqual([[[card?.start, card?.goal]], [[]]]);
    expect(onpress).toHaveBeenCalledWith('A07');
  });

  it('say what the plan does, and that nobody has joined yet', () => {
    const alone = { ...view, seats: view.seats.map((one) => ({ ...one, joined: [] })) };
    const touch = new Map([['A07', 'you join']]);
    const { container } = render(Expeditions, { box, view: alone, seat: 1, names, touch });
    const joined = [...container.querySelectorAll('.joined')].map(words);
    expect(joined.slice(0, 2)).toEqual(['you join', 'nobody yet']);
  });

  it('show empty spaces and an empty deck at the end', () => {
    render(Expeditions, { box, view: end.view as TableView, seat: 1, names });
    expect(screen.getByText('Empty space')).toBeTruthy();
    expect(screen.getByText('none left in the deck')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });
});

describe('Sheet', () => {
  const view = end.view as TableView;
  const { seats } = view;
  const sheet = { board: box.board, view, result, seats: people };
  const column = (seat: number, part: string): string[] =>
    [...document.querySelectorAll(`${part} tr`)].map((row) => words(row.querySelectorAll('td')[seat - 1]));

  it('adds up: the lines of each seat make its total', () => {
    render(Sheet, sheet);
    for (const seat of [1, 2, 3]) {
      const points = column(seat, 'tbody').map((cell) => Number(cell.split(' ').at(-1)));
      expect(points).toHaveLength(7);
      const [total, place] = column(seat, 'tfoot');
      expect([seat, points.reduce((sum, one) => sum + one)]).toEqual([seat, Number(total)]);
      expect(total).toBe(result.points[seat - 1]);
      expect(total).toBe(String(seats[seat - 1]?.points));
      expect(place).toBe(String(result.places[seat - 1]));
    }
  });

  it('names every line, and what silver and cards the points are for', () => {
    render(Sheet, sheet);
    const lines = [...document.querySelectorAll('tbody th')].map(words);
    expect(lines).toHaveLength(7);
    expect(lines.filter((one) => one.includes('AF-'))).toEqual([]);
    expect(column(1, 'tbody')[4]).toBe('2 0');
    expect(column(2, 'tbody')[5]).toContain('5 travel cards in hand 2');
  });

  it('says who won and why it ended', () => {
    const { container } = render(Sheet, sheet);
    expect(words(container.querySelector('.wins'))).toBe('Ada wins.');
    expect(words(container.querySelector('.muted'))).toBe(
      'The expedition deck was used up, and the round was played to its end.',
    );
    const [details] = screen.getAllByRole('group');
    expect(details?.querySelectorAll('li')).toHaveLength(
      (seats[0]?.done?.length ?? 0) + (seats[0]?.won?.length ?? 0),
    );
  });

  it('is shown by the names of the seats in the dialog at the end', async () => {
    render(Sheet, sheet);
    await tick();
    expect([...document.querySelectorAll('thead th')].map(words)).toEqual([
      'Points for',
      'Ada',
      'Ben',
      'Cleo',
    ]);
  });

  it('explains ties, shared places and who gave up', () => {
    const told = (points: string[], places: number[], resigned: number[] = []): string[] =>
      remarks({ ...result, points, places, resigned }, names, {
        tie: t('sheet.tie'),
        shared: t('sheet.shared'),
      });
    expect(told(['9', '8', '7'], [1, 2, 3])).toEqual([]);
    expect(told(['9', '9', '7'], [1, 2, 3])).toEqual(['In a tie, more silver wins.']);
    expect(told(['9', '9', '7'], [1, 1, 3])).toEqual(['Points and silver are equal: the place is shared.']);
    expect(told(['9', '9', '7'], [1, 3, 2], [2])).toEqual(['Ben gave up and comes last.']);
    expect(winners({ ...result, places: [1, 3, 1] })).toEqual([1, 3]);
  });
});

describe('the pieces of the seats', () => {
  it('follow the companies, not the seats', () => {
    const countries = board.companies.map((one) => one.country);
    const found = screenOf('africana').pieces?.(view as never, board as never);
    expect(found?.map((piece) => countries[piece - 1])).toEqual(view.seats.map((one) => one.company));
  });
});
