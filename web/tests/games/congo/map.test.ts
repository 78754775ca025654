import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ScreenArea } from '../../../src/games/common/map/geometry';
import Board from '../../../src/games/congo/map/Board.svelte';
import BoardText from '../../../src/games/congo/map/BoardText.svelte';
import Die from '../../../src/games/congo/signs/Die.svelte';
import Flag from '../../../src/games/congo/signs/Flag.svelte';
import { Box } from '../../../src/games/congo/box.svelte';
import { pointAt } from '../../../src/games/congo/map/layout/course';
import { dock } from '../../../src/games/congo/map/layout/docks';
import type { Look } from '../../../src/games/congo/map/layout/frame';
import { layout, type Layout } from '../../../src/games/congo/map/layout/layout';
import type { BoardProps } from '../../../src/games/congo/map/props';
import { moved, shared } from '../../../src/games/congo/map/layout/spots';
import { NAMES, row } from '../../../src/games/congo/map/strip.svelte';
import { widthOf } from '../../../src/games/common/map/text.svelte';
import { tie } from '../../../src/games/congo/map/layout/tie';
import SpecialCard from '../../../src/games/congo/hand/SpecialCard.svelte';
import { flagOf } from '../../../src/games/congo/signs/signs';
import Strip from '../../../src/games/congo/map/Strip.svelte';
import type { BoardView, TableView } from '../../../src/games/congo/view';
import { LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

const BOARD = board as unknown as BoardView;
const VIEW = table.view as unknown as TableView;
const box = new Box(BOARD);

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => need('table', 'congo/index'));
afterEach(cleanup);

const look = (w: number, h: number, more: Partial<Look> = {}): Look => ({
  w,
  h,
  compact: false,
  zoom: 1,
  sign: 1,
  ...more,
});
const laid = (of: BoardView, size: Look): Layout => layout(of, (id) => box.stop(id), size);

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    board: BOARD,
    view: VIEW,
    seat: 1,
    names: (seat) => `Seat ${seat}`,
    lit: new Set<string>(),
    onstop: vi.fn(),
    ...more,
  };
}

const idOf = (one: Element | null): string | undefined =>
  one?.closest('[data-stop]')?.getAttribute('data-stop') ?? undefined;

const stop = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-stop="${id}"]`);
  if (!found) throw new Error(`no stop ${id}`);
  return found;
};

/** The same river mirrored, and one whose stops lie far from its line. */
const mirrored: BoardView = {
  ...BOARD,
  stops: BOARD.stops.map((one) => ({ ...one, x: 1500 - one.x })),
  map: { ...BOARD.map, river: BOARD.map.river.map(([x, y]) => [1500 - x, y]), tributaries: {} },
};
const scattered: BoardView = {
  ...BOARD,
  stops: BOARD.stops.map((one, i) => ({ ...one, x: 90 + i * 88, y: 500 + 380 * Math.sin(i / 2) })),
};
const lineless: BoardView = { ...BOARD, map: { ...BOARD.map, river: [], tributaries: {} } };

describe('the layout of the river', () => {
  it.each([
    [1440, 650],
    [1280, 550],
    [1920, 830],
  ])('at %i by %i has its stops on the water and its names hardly under panels or each other', (w, h) => {
    const map = laid(BOARD, look(w, h));
    const names: ScreenArea[] = map.stops.map(({ spot, at }) => moved(spot.area, at));
    for (const { at, s } of map.stops) {
      const on = pointAt(map.course, s);
      expect(Math.hypot(on.x - at.x, on.y - at.y)).toBeLessThan(6);
    }
    names.forEach((one, i) => {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(w);
      expect(one.top).toBeGreaterThanOrEqual(0);
      expect(one.bottom).toBeLessThanOrEqual(h);
      for (const panel of map.taken) expect(shared(one, panel)).toBeLessThan(700);
      for (const other of names.slice(i + 1)) expect(shared(one, other)).toBeLessThan(120);
    });
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    'has no name on another in %s, at any size',
    async (language) => {
      await speak(language);
      const sizes = [look(1280, 550), look(1366, 560), look(1440, 650), look(1477, 640, { zoom: 1.3 })];
      const worst = sizes.flatMap((size) => {
        const names = laid(BOARD, size).stops.map(({ spot, at }) => moved(spot.area, at));
        return names.flatMap((one, i) => names.slice(i + 1).map((other) => shared(one, other)));
      });
      const { berths } = row(BOARD.stops, (id) => box.stop(id), 360);
      const gaps = berths.slice(1).map((one, i) => {
        const [before, after] = [berths[i]?.stop.id ?? '', one.stop.id];
        const wide = (widthOf(box.stop(before), NAMES.here) + widthOf(box.stop(after), NAMES.here)) / 2;
        return one.at.x - (berths[i]?.at.x ?? 0) - wide;
      });
      await speak('en');
      expect(Math.max(...worst)).toBeLessThan(120); // corners of a row of signs, not of names
      expect(Math.min(...gaps)).toBeGreaterThan(4);
    },
  );

  it.each([
    ['mirrored', mirrored],
    ['scattered', scattered],
    ['without a line', lineless],
  ])('goes through all stops of a board that is %s', (_, other) => {
    for (const size of [look(1440, 650), look(900, 1200, { compact: true, sign: 1.85 })]) {
      const map = laid(other, size);
      expect(map.stops).toHaveLength(other.stops.length);
      for (const { at, s } of map.stops) {
        const on = pointAt(map.course, s);
        expect(Math.hypot(on.x - at.x, on.y - at.y)).toBeLessThan(8);
      }
      expect(map.river).not.toContain('NaN');
    }
  });

  it('goes up the river from stop to stop, and the steamer lies before each of them', () => {
    const map = laid(BOARD, look(1440, 650));
    const order = map.stops.map((one) => one.s);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    const harbour = { ...map, discs: map.stops.map((one) => one.at), sign: 1 };
    for (const one of map.stops) expect(dock(harbour, one).s).toBeLessThanOrEqual(one.s + 40);
  });

  it('ties a stop to the panel by a line around what is in between', () => {
    const panel = { left: 400, right: 1200, top: 230, bottom: 640 };
    expect(tie({ x: 700, y: 100 }, panel, [])).toMatch(/^M700\.0 100\.0.*700\.0 230\.0$/);
    const name = { left: 640, right: 760, top: 124, bottom: 170 };
    expect(tie({ x: 700, y: 100 }, panel, [name])).not.toMatch(/700\.0 230\.0$/);
    expect(tie({ x: 200, y: 400 }, panel, [])).toMatch(/400\.0 400\.0$/);
  });

  it('keeps room for every name in a row of stops', () => {
    const { berths, width } = row(BOARD.stops, (id) => box.stop(id), 390);
    berths.forEach(({ at }, i) => expect(at.x - (berths[i - 1]?.at.x ?? -84)).toBeGreaterThan(83));
    expect(width).toBeGreaterThan(390);
  });
});

describe('the river', () => {
  it('says all about a stop in its label', () => {
    render(Board, props());
    const label = stop('basoko').getAttribute('aria-label') ?? '';
    for (const part of ['Basoko', '3 points', 'Hippos', 'Orange ring']) expect(label).toContain(part);
    expect(stop('leopoldville').getAttribute('aria-label')).toContain('today Kinshasa');
  });

  it('lets lit stops be chosen by click and by key, and has one tab stop otherwise', async () => {
    const onstop = vi.fn();
    render(Board, props({ lit: new Set(['lowa']), onstop }));
    await fireEvent.click(stop('lowa'));
    await fireEvent.keyDown(stop('lowa'), { key: 'Enter' });
    expect(onstop.mock.calls).toEqual([['lowa'], ['lowa']]);
    const tabs = [...document.querySelectorAll('[data-stop][tabindex="0"]')].map(idOf);
    expect(tabs.sort()).toEqual(['lowa', VIEW.stop].sort());
  });

  it('opens the facts of any other stop with their rules, and Escape closes them', async () => {
    const onstop = vi.fn();
    render(Board, props({ onstop }));
    await fireEvent.click(stop('ubundu'));
    expect(screen.getByRole('group', { name: 'Ubundu' }).textContent).toContain('Orange ring');
    expect(screen.getByRole('link', { name: 'Rule CO-DRAW-03' })).toBeTruthy();
    await fireEvent.keyDown(stop('ubundu'), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Ubundu' })).toBeNull();
    expect(onstop).not.toHaveBeenCalled();
  });

  it('goes from stop to stop by arrow keys', async () => {
    render(Board, props());
    stop('lisala').focus();
    await fireEvent.keyDown(stop('lisala'), { key: 'ArrowRight' });
    expect(idOf(document.activeElement)).toBe('bumba');
    await fireEvent.keyDown(stop('bumba'), { key: 'End' });
    expect(idOf(document.activeElement)).toBe('kindu');
  });

  it('shows who has looked at a tile, and leaves out a flag that has left', () => {
    const places = VIEW.places.map((one) =>
      one.id === 'kindu' ? { ...one, looked: [2], station: 'mission', turned: false, flag: null } : one,
    );
    render(Board, props({ view: { ...VIEW, places } }));
    const label = stop('kindu').getAttribute('aria-label') ?? '';
    for (const part of ['Station: Mission', 'Looked at the tile: Seat 2', 'The flag has left'])
      expect(label).toContain(part);
    expect(stop('kindu').parentElement?.querySelector('.eye')).toBeTruthy();
  });

  it('draws a stop that is not visited small and says why', () => {
    const places = VIEW.places.map((one) => (one.id === 'leopoldville' ? { ...one, used: false } : one));
    render(Board, props({ view: { ...VIEW, places } }));
    expect(stop('leopoldville').getAttribute('aria-label')).toContain('does not come here');
    expect(stop('leopoldville').parentElement?.querySelector('.face')).toBeNull();
  });

  it('puts what is fought for into the bend', () => {
    const children = createRawSnippet(() => ({ render: () => '<b>the fight</b>' }));
    render(Board, props({ children }));
    expect(screen.getByText('the fight').closest('.bend')).toBeTruthy();
  });

  it('lights the stops of a card, and the cards of a stop', async () => {
    const held = {
      id: 'gorilla',
      playable: false,
      why: null,
      against: null,
      sure: ['kindu'],
      open: ['lowa'],
    };
    const onclick = vi.fn();
    const verdict = { fits: null, text: '' };
    render(Board, props());
    const { container } = render(SpecialCard, {
      box,
      card: held,
      verdict,
      chosen: false,
      ready: false,
      onclick,
    });
    const card = container.querySelector('button') as HTMLElement;
    const ring = (id: string): string | null | undefined =>
      stop(id).querySelector('.use')?.getAttribute('class')?.split(' ')[1];
    const mouse = (type: string): Event => new PointerEvent(type, { pointerType: 'mouse' });
    for (const [on, off] of [
      [mouse('pointerenter'), mouse('pointerleave')],
      [new Event('click'), new Event('blur')],
    ] as const) {
      card.dispatchEvent(on);
      await tick();
      expect([ring('kindu'), ring('lowa'), ring('bumba')]).toEqual(['sure', 'open', undefined]);
      card.dispatchEvent(off);
      await tick();
      expect(ring('kindu')).toBeUndefined();
    }
    await fireEvent.click(stop('kindu'));
    expect(card.classList.contains('useful')).toBe(true);
    await fireEvent.click(stop('lowa'));
    expect([card.classList.contains('useful'), card.classList.contains('maybe')]).toEqual([false, true]);
  });

  it('stays on a phone where a finger has moved it, until the steamer sails', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
    const { container, rerender } = render(Board, props({ compact: true }));
    await tick();
    const place = (): string | null => container.querySelector('svg > g')?.getAttribute('transform') ?? null;
    const frame = container.querySelector<HTMLElement>('.frame');
    const near = place();
    frame?.focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
      await fireEvent.keyDown(frame as Element, { key });
    const moved = place();
    expect(moved).not.toBe(near);
    await rerender(props({ compact: true, view: { ...VIEW } }));
    expect(place()).toBe(moved);
    await rerender(props({ compact: true, view: { ...VIEW, stop: 'kindu' } }));
    expect(place()).not.toBe(moved);
    vi.restoreAllMocks();
  });

  it('is also a strip and a text', async () => {
    const onstop = vi.fn();
    render(Strip, props({ lit: new Set(['kindu']), onstop }));
    await fireEvent.click(stop('kindu'));
    expect(onstop).toHaveBeenCalledWith('kindu');
    cleanup();
    render(BoardText, props({ lit: new Set(['kindu']), onstop }));
    expect(document.querySelectorAll('ol > li')).toHaveLength(BOARD.stops.length);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Choose: Kindu' })[0] as HTMLElement);
    expect(onstop).toHaveBeenCalledTimes(2);
  });
});

describe('the signs', () => {
  it('has a flag for every nation of the box, each different', () => {
    const drawn = BOARD.nations.map(({ id }) => JSON.stringify(flagOf(id)));
    expect(new Set(drawn).size).toBe(BOARD.nations.length);
    render(Flag, { nation: 'gb', label: 'British flag' });
    expect(screen.getByRole('img', { name: 'British flag' }).textContent).toBe('GB');
  });

  it('rolls the die for half a second and rests on its face', async () => {
    vi.useFakeTimers();
    render(Die, { face: 3, rolling: true });
    const die = screen.getByRole('img', { name: 'Die: 3' });
    expect(die.classList.contains('tumbling')).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(die.classList.contains('tumbling')).toBe(false);
    expect(die.textContent).toBe('3');
    vi.useRealTimers();
  });
});
