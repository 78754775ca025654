import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { screenOf } from '../../../src/games';
import { towards } from '../../../src/games/common/map/steer';
import Board from '../../../src/games/heart_of_africa/map/Board.svelte';
import BoardText from '../../../src/games/heart_of_africa/map/BoardText.svelte';
import { beside } from '../../../src/games/heart_of_africa/map/layout/beside';
import { distance } from '../../../src/games/heart_of_africa/map/layout/lanes';
import { layout } from '../../../src/games/heart_of_africa/map/layout/layout';
import type { BoardProps } from '../../../src/games/heart_of_africa/map/props';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { box, view as TABLE } from './scene';

const BOARD = box.board;

// a whole map is slow on a busy machine, even in a browser that does not draw
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => need('table', 'heart_of_africa/index'));
afterEach(cleanup);

const WAYS = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    board: BOARD,
    view: TABLE,
    seat: 1,
    names: (seat) => `Seat ${seat}`,
    chosen: null,
    payable: null,
    focus: null,
    planning: false,
    laying: null,
    trail: new Map(),
    ontrack: vi.fn(),
    onstop: vi.fn(),
    tip: createRawSnippet(() => ({ render: () => '<b>tip</b>' })),
    compact: false,
    ...more,
  };
}

const track = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-track="${id}"]`);
  if (!found) throw new Error(`no track ${id}`);
  return found;
};

describe('the layout of the map', () => {
  const map = layout(BOARD);

  it('has a block for every space, on the line and clear of the stops', () => {
    expect(map.lanes).toHaveLength(BOARD.tracks.length);
    for (const { track, blocks, line } of map.lanes) {
      expect(blocks).toHaveLength(track.length);
      for (const block of blocks) {
        expect(distance(line, block)).toBeLessThan(1);
        expect(block.half).toBeGreaterThan(8);
        const far = map.stops.map(({ at }) => Math.hypot(at.x - block.x, at.y - block.y));
        expect(Math.min(...far), track.id).toBeGreaterThan(18);
      }
    }
  });

  it('keeps the lanes of a double route apart', () => {
    for (const { track, at } of map.lanes) {
      const twin = map.laneOf.get(track.twin ?? '');
      if (twin) expect(Math.hypot(at.x - twin.at.x, at.y - twin.at.y)).toBeCloseTo(25, 0);
    }
  });

  it('lets the arrow keys reach every track', () => {
    const [first] = map.lanes;
    const seen = new Set(first ? [first] : []);
    for (const one of seen)
      for (const way of WAYS) {
        const next = towards(map.lanes, one, way);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(map.lanes.length);
  });

  it('draws a board of other places, without the coast', () => {
    const stops = BOARD.stops.map((one) => ({ ...one, id: `x_${one.id}`, x: 1 - one.x }));
    const tracks = BOARD.tracks.map((one) => ({ ...one, a: `x_${one.a}`, b: `x_${one.b}` }));
    const countries = BOARD.countries.map((one) => ({ ...one, stops: one.stops.map((id) => `x_${id}`) }));
    const terrains = BOARD.terrains.map((one, i) => ({ ...one, id: `type_${i}` }));
    const types = BOARD.terrains.map((one) => one.id);
    const other = layout({
      ...BOARD,
      stops,
      countries,
      terrains,
      tracks: tracks.map((one) => ({ ...one, terrain: `type_${types.indexOf(one.terrain)}` })),
    });
    expect(other.coast).toBe(false);
    expect(other.lanes).toHaveLength(BOARD.tracks.length);
    expect(new Set(other.lanes.map((one) => one.look?.outline)).size).toBe(3);
  });
});

describe('the tip', () => {
  it('stands beside a track, never over it', () => {
    const [box, screen] = [
      { width: 280, height: 120 },
      { width: 700, height: 850 },
    ];
    const scale = 0.6;
    for (const { line } of layout(BOARD).lanes) {
      const drawn = line.map(({ x, y }) => ({ x: (x - 22) * scale, y: (y - 18) * scale }));
      const at = beside(drawn, 16, box, screen);
      const edge = Array.from({ length: 22 }, (_, i) => ({
        x: at.x + (box.width * (i % 11)) / 10,
        y: at.y + (i < 11 ? 0 : box.height),
      }));
      expect(Math.min(...edge.map((one) => distance(drawn, one)))).toBeGreaterThan(11);
    }
  });
});

describe('Board', () => {
  it('says all of a track, and chooses it with Enter', async () => {
    const ontrack = vi.fn();
    render(Board, props({ ontrack, payable: new Set(['durban-madagascar_south/1']) }));
    const label = track('madagascar_south-durban/1').getAttribute('aria-label');
    expect(label).toMatch(
      /Durban.*Closed to you.*Grey.*6 spaces.*Mountain.*15 points.*Ferry: at least 2.*Double/,
    );
    track('madagascar_south-durban/1').focus();
    await fireEvent.keyDown(track('madagascar_south-durban/1'), { key: 'Enter' });
    expect(ontrack).toHaveBeenCalledWith('madagascar_south-durban/1');
    expect(document.querySelectorAll('[data-track][tabindex="0"]')).toHaveLength(1);
  });

  it('touches only the track that a claim changes', async () => {
    const view = {
      ...TABLE,
      seats: TABLE.seats.map((one) => ({ ...one, tracks: [] as string[] })),
      closed: [],
    };
    const { rerender } = render(Board, props({ view }));
    const touched = new Set<string | null | undefined>();
    const watch = new MutationObserver((all) => {
      for (const { target } of all)
        touched.add(
          target instanceof Element ? target.closest('[data-track]')?.getAttribute('data-track') : '',
        );
    });
    const tracks = track('ujiji-elizabethville').parentElement;
    if (tracks) watch.observe(tracks, { subtree: true, childList: true, attributes: true });
    const seats = view.seats.map((one, i) => (i ? one : { ...one, tracks: ['ujiji-elizabethville'] }));
    await rerender(props({ view: { ...view, seats } }));
    await Promise.resolve();
    watch.disconnect();
    expect([...touched].filter(Boolean)).toEqual(['ujiji-elizabethville']);
    expect(track('ujiji-elizabethville').getAttribute('aria-label')).toContain('Claimed by: Seat 1.');
  });

  it('lays the trains of a claim one by one', async () => {
    const laying = { track: 'douala-bangui', seat: 2, cars: 0 };
    const { rerender, container } = render(Board, props({ laying }));
    const cars = (): number =>
      container.querySelectorAll('[data-track="douala-bangui"] [class*="seat-"]').length;
    expect(cars()).toBe(0);
    await rerender(props({ laying: { ...laying, cars: 2 } }));
    expect(cars()).toBe(1);
    expect(track('douala-bangui').querySelector('.block')).not.toBeNull();
    await rerender(props({ laying: { ...laying, cars: 4 } }));
    expect(track('douala-bangui').querySelector('.block')).toBeNull();
  });
});

describe('BoardText', () => {
  it('has a button for every track that can be paid for', async () => {
    const ontrack = vi.fn();
    const [free] = TABLE.claims;
    if (!free) throw new Error('nothing can be claimed in this table');
    render(BoardText, props({ ontrack, payable: new Set([free]) }));
    const button = document.querySelector('li button');
    if (button) await fireEvent.click(button);
    expect(ontrack).toHaveBeenCalledWith(free);
  });
});

describe('the pieces of the seats', () => {
  it('are painted as the trains are', () => {
    const found = screenOf('heart_of_africa').pieces?.(TABLE as never, BOARD as never);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
  });
});
