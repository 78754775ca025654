import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Box } from '../../../src/games/africana/box.svelte';
import AskLeaf from '../../../src/games/africana/ask/AskLeaf.svelte';
import Books from '../../../src/games/africana/books/Books.svelte';
import Head from '../../../src/games/africana/Head.svelte';
import Aims from '../../../src/games/africana/journey/Aims.svelte';
import Ledger from '../../../src/games/africana/journey/Ledger.svelte';
import PointsNow from '../../../src/games/africana/players/PointsNow.svelte';
import { Play } from '../../../src/games/africana/play.svelte';
import Rail from '../../../src/games/africana/Rail.svelte';
import { flightsOf } from '../../../src/games/africana/story/motion.svelte';
import type { BoardView, SeatView, TableView } from '../../../src/games/africana/view';
import type { Scene } from '../../../src/lib/table/scene';
import { need, t } from '../../../src/lib/i18n/i18n.svelte';
import type { Answer, Fact } from '../../../src/lib/net/protocol';
import { settled } from '../../fake';
import { rise, sit, type RecordedSocket, type Recording } from '../../recorded';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

const box = new Box(board as unknown as BoardView);
const names = (seat: number): string => `Seat ${seat}`;
let play: Play;
let server: RecordedSocket<TableView>;

async function at(scene: string, change: Partial<Recording<TableView>> = {}): Promise<void> {
  const seated = sit<TableView>('africana', scene, change);
  server = seated.server;
  play = new Play(seated.eye, box);
  await play.fresh();
}

const own = (): SeatView => (play.eye.view as TableView).seats[(play.eye.seat ?? 1) - 1] as SeatView;
const route = (): string[] => play.journey.steps.map((stop) => `${stop.place} ${stop.card}`);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeAll(() => need('front', 'table', 'africana/index'));
afterEach(() => {
  cleanup();
  rise();
});

describe('ending a buy action', () => {
  const stop: Answer = { answer: 3, parts: ['stop'], words: { verb: 'stop', action: 'buy' } };
  const chosen: Fact = { rule: 'AF-TURN-02', words: { seat: 4, action: 'buy' }, seat: 4 };
  const bought: Fact = { rule: 'AF-BUY-03', words: { seat: 4, adventure: 'S01' }, seat: 4 };

  async function leafing(...facts: Fact[]): Promise<void> {
    const { view } = sit<TableView>('africana', 'deeds').server.scene;
    await at('deeds', {
      view: { ...view, question: 'leaf' },
      legal: [stop],
      facts: [bought, chosen, ...facts],
    });
    render(AskLeaf, { play, own: own(), onbooks: () => undefined });
  }

  it('without a purchase is not the main button, and asks before it ends the turn', async () => {
    await leafing();
    const none = button(t('ask.leaf.none'));
    expect(none.classList.contains('go')).toBe(false);
    await fireEvent.click(none);
    expect(screen.getByText(t('ask.leaf.sure'))).toBeTruthy();
    expect(server.sent.some((one) => one['t'] === 'move')).toBe(false);
    await fireEvent.click(button(t('ask.leaf.keep')));
    expect(button(t('ask.leaf.none'))).toBeTruthy();
  });

  it('without a purchase ends the turn once that is said again', async () => {
    await leafing();
    await play.finish(stop);
    await play.finish(stop).catch(() => undefined);
    expect(server.sent.some((one) => one['t'] === 'move')).toBe(true);
  });

  it('with a purchase is the main button and ends it at once', async () => {
    await leafing(bought);
    expect(button(t('ask.leaf.stop')).classList.contains('go')).toBe(true);
  });
});

describe('a far place', () => {
  it('is reached by the cheapest way, which is only planned', async () => {
    await at('cards');
    await play.press('luanda');
    expect(play.mode).toBe('move');
    expect(route().at(-1)).toMatch(/^luanda /);
    expect(play.journey.steps.length).toBe(play.outlook.trips.get('luanda')?.legs.length);
    expect(server.moved).toEqual([]);
  });

  it('that the cards do not reach becomes a plan that names what is missing', async () => {
    await at('deeds');
    const far = [...play.journey.trips.values()].find((one) => one.missing && one.legs.length > 1);
    await play.press(far?.place ?? '');
    expect([play.mode, play.outlook.goal]).toEqual(['choose', far?.place]);
    render(Aims, { play, shown: '', onhide: () => undefined });
    expect(screen.getByRole('region', { name: t('plan.label') }).textContent).toContain('still missing');
    expect(screen.queryByRole('button', { name: t('plan.go') })).toBeNull();
  });
});

describe('a plan', () => {
  beforeEach(() => at('cards', { asked: [1], legal: [] }));

  it('is made while others move, and the same place again drops it', async () => {
    await play.press('luanda');
    expect([play.mode, play.outlook.goal, play.note]).toEqual(['wait', 'luanda', null]);
    expect(play.outlook.steps.at(-1)?.place).toBe('luanda');
    await play.press('luanda');
    expect(play.outlook.goal).toBeNull();
  });

  it('stays as a proposal when the turn comes, and one click takes it', async () => {
    await play.press('luanda');
    const { scene } = sit<TableView>('africana', 'cards').server;
    server.scene = scene;
    server.say({ ...scene, t: 'told', kind: 'move', said: [], at: 0, n: 1, facts: [] });
    await settled();
    await play.fresh();
    expect([play.mode, play.outlook.goal]).toEqual(['choose', 'luanda']);
    render(Aims, { play, shown: '', onhide: () => undefined });
    await fireEvent.click(button(t('plan.go')));
    await settled();
    expect(play.mode).toBe('move');
    expect(route().at(-1)).toMatch(/^luanda /);
  });

  it('asks the planner once as long as hand, place and silver stay', async () => {
    const asked = server.sent.length;
    await play.fresh();
    await play.fresh();
    expect(server.sent.length).toBe(asked);
  });
});

describe('the hand after a journey that draws a card', () => {
  it('counts the card that is drawn', async () => {
    await at('deeds');
    play.startMove();
    expect([play.journey.pauses, play.journey.drawn]).toEqual([true, 1]);
    const { container } = render(Ledger, { play, own: own() });
    expect(container.querySelector('.sum')?.textContent).toContain(t('ledger.drawn', { n: 1 }));
  });
});

describe('a card that is pressed', () => {
  const scene = (): Scene<TableView> =>
    ({ view: table.view, seat: 1, log: [], seats: [], asked: [] }) as unknown as Scene<TableView>;

  it('shows its places on every device: a row of the expeditions, also out of turn', async () => {
    const onpin = vi.fn();
    render(Rail, { box, scene: scene(), names, play: null, show: 'expeditions', onfocus: vi.fn(), onpin });
    const id = table.view.row.find((one) => one !== null) ?? '';
    const row = document.querySelector(`[data-at="${id}"]`);
    if (row) await fireEvent.click(row);
    const card = box.expeditions.get(id);
    expect(onpin).toHaveBeenCalledWith({ id, name: box.expedition(id), places: [card?.start, card?.goal] });
  });

  it('of a book lights its target when it is looked at, focused or pressed', async () => {
    const [onfocus, onpress] = [vi.fn(), vi.fn()];
    const view = table.view as unknown as TableView;
    render(Books, { box, view, seat: 1, onfocus, onpress });
    const top = view.books.flat().find((half) => half.top)?.top ?? '';
    const card = screen.getByTitle(t('plan.show', { what: box.adventure(top) }));
    await fireEvent.mouseEnter(card);
    await fireEvent.focus(card);
    expect(onfocus.mock.calls).toEqual([
      [[box.adventures.get(top)?.target]],
      [[box.adventures.get(top)?.target]],
    ]);
    await fireEvent.click(card);
    expect(onpress).toHaveBeenCalledWith(top);
  });
});

describe('rounds without a completed expedition', () => {
  const view = { ...(table.view as unknown as TableView), stalled: 31 };

  it('are counted beside the points, and in the bar when the end comes near', async () => {
    render(PointsNow, { box, view, seat: 1, names });
    expect(screen.getByText(/31 of 40/)).toBeTruthy();
    cleanup();
    const scene = { view, seats: [], asked: [], about: { title: '' } } as unknown as Scene<TableView>;
    render(Head, { scene, board: box.board, onplayers: () => undefined });
    await tick();
    expect(screen.getByText(/31 of 40/)).toBeTruthy();
  });
});

describe('cards in the air', () => {
  const view = table.view as unknown as TableView;

  it('show their symbol to those who may see it', () => {
    const [open] = flightsOf({ rule: 'AF-DRAW-01', words: { seat: 1, card: 'violet' }, seat: 1 }, view);
    const [hidden] = flightsOf({ rule: 'AF-DRAW-01', words: { seat: 2 }, seat: 2 }, view);
    expect([open?.icon, hidden?.icon]).toEqual(['moon', null]);
  });
});
