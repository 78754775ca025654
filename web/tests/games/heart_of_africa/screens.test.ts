import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Camera } from '../../../src/games/common/map/camera.svelte';
import Ask from '../../../src/games/heart_of_africa/ask/Ask.svelte';
import Head from '../../../src/games/heart_of_africa/Head.svelte';
import { follow, placesOf } from '../../../src/games/heart_of_africa/map/follow';
import { layout } from '../../../src/games/heart_of_africa/map/layout/layout';
import { ticketFocus } from '../../../src/games/heart_of_africa/map/props';
import Rows from '../../../src/games/heart_of_africa/rows/Rows.svelte';
import Rail from '../../../src/games/heart_of_africa/screens/Rail.svelte';
import Sky from '../../../src/games/heart_of_africa/story/Sky.svelte';
import { need, t } from '../../../src/lib/i18n/i18n.svelte';
import { sky } from '../../../src/lib/ui/flights.svelte';
import { rise } from '../../recorded';
import { box, names, over, playing, result, scene, view, words } from './scene';

beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
afterEach(() => {
  cleanup();
  rise();
  sky.flights = [];
});

const about = { title: '' };

describe('the last round', () => {
  const head = (more: object): void => {
    render(Head, {
      scene: scene({ about, ...more }),
      board: box.board,
      play: null,
      names,
      onplayers: vi.fn(),
    });
  };
  const last = { ...view, last_round: true, turns_left: 2 };

  it('stands in the header while it is played', () => {
    head({ view: last });
    expect(screen.getByText(t('screen.last'))).toBeTruthy();
  });

  it('is gone from header and column once the game is over, however it ended', () => {
    for (const ended of [
      { view: { ...over, last_round: true }, result },
      { view: last, result },
    ]) {
      head(ended);
      const column = { box, own: null, names, play: null, drawing: false, hints: [], onfocus: vi.fn() };
      render(Rail, { ...column, scene: scene({ about, ...ended }) });
      expect(screen.queryByText(new RegExp(t('screen.last')))).toBeNull();
      cleanup();
    }
  });
});

describe('a track that is taken', () => {
  it.each([1, 2])('says whose it is, and nothing else (seat %i)', async (seat) => {
    const { play } = playing('table');
    const track = view.seats[seat - 1]?.tracks[0] ?? '';
    await play.press(track);
    render(Ask, { play, scene: scene(), names, onfocus: vi.fn() });
    const whose = seat === 1 ? t('heart.tip.yours') : t('heart.tip.owned', { who: names(seat) });
    expect(play.objections).toEqual([]);
    expect([...document.querySelectorAll('.claim li')].map(words)).toEqual([whose]);
    expect(words(screen.getAllByRole('status')[0])).toBe(`${box.track(track)}. ${whose}`);
  });
});

describe('a map that is zoomed in', () => {
  const map = layout(box.board);
  const places = (id: string) => {
    const focus = ticketFocus(box, view, id, true);
    const ends = (focus?.ends ?? []).flatMap((one) => box.stopsOf(one));
    return placesOf(map, ends, focus);
  };

  it('goes to a ticket that is pressed, and stays where its ends can be seen', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves, it jumps
    for (const { id } of box.board.tickets) {
      const camera = new Camera(() => map.home, { nearby: 640, closest: 2, pieces: [0.55, 0.62, 0.85] });
      camera.resize(360, 420);
      follow(camera, places(id));
      expect(camera.k).toBe(1);
      camera.zoom(4, 0, 0);
      follow(camera, places(id));
      expect([id, camera.sees(places(id), 0)]).toEqual([id, true]);
      const before = camera.transform;
      follow(camera, places(id));
      expect(camera.transform).toBe(before);
    }
  });
});

describe('a card in flight', () => {
  it('has the sign of its colour or terrain', () => {
    Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
    const flight = { kind: 'card' as const, icon: null, n: 0, x: 0, y: 0, dx: 0, dy: 0, ms: 1 };
    sky.flights = ['red', 'jungle', ''].map((colour, id) => ({ ...flight, id, colour }));
    const { container } = render(Sky, { box });
    const [red, jungle, back] = container.querySelectorAll('.flight');
    expect(red?.querySelector('svg[viewBox="-9 -9 18 18"] path')).not.toBeNull();
    expect(jungle?.querySelector('.terrain svg path')).not.toBeNull();
    expect(back?.querySelector('.back')).not.toBeNull();
  });
});

describe('the rows', () => {
  it('keep the focus on a slot while a card is taken and others move', () => {
    const { play, eye } = playing('claims');
    const table = play.eye.view ?? view;
    render(Rows, { box, view: table, play });
    const slot = (): HTMLElement | null => document.querySelector('[data-at="row-train-0"]');
    const deck = (): HTMLElement | null => document.querySelector('[data-at="deck-train"]');
    for (const one of [slot, deck]) {
      one()?.focus();
      expect(document.activeElement).toBe(one());
      eye.busy = true;
      flushSync();
      expect(document.activeElement).toBe(one());
      expect(one()?.getAttribute('aria-disabled')).toBe('true');
      eye.busy = false;
      flushSync();
    }
  });
});
