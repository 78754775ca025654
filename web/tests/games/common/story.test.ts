import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Fact from '../../../src/games/generic/Fact.svelte';
import { teller as generic } from '../../../src/games/generic/story';
import PlayerHead from '../../../src/games/common/players/PlayerHead.svelte';
import Log from '../../../src/games/common/story/Log.svelte';
import Trail from '../../../src/games/common/story/Trail.svelte';
import { gainsOf } from '../../../src/games/common/story/gains';
import type { Teller } from '../../../src/games/common/story/teller';
import { telling } from '../../../src/games/common/story/telling.svelte';
import { trailOf } from '../../../src/games/common/story/trail';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact as Told } from '../../../src/lib/net/protocol';
import { current } from '../../../src/lib/table/current.svelte';
import { light } from '../../../src/lib/table/light.svelte';
import type { Scene } from '../../../src/lib/table/scene';
import { snippet } from '../../snippet';
import { renderGeneric } from '../../generic';

const LOG: Told[] = [
  { rule: 'LO-SETUP-01', words: { cards: 5 } },
  { rule: 'LO-TRACK-01', words: { track: 'r1', points: 2 }, seat: 1 },
  { rule: 'LO-TRACK-01', words: { track: 'r7', points: 4 }, seat: 2 },
  { rule: 'LO-DRAW-01', words: { cards: 2 }, seat: 3 },
];
const tells: Teller<never> = { ...generic('lotto', (seat) => ['', 'Ada', 'Ben', 'Cleo'][seat] ?? '') };

function scene(more: Partial<Scene<unknown>> = {}): Scene<unknown> {
  const since = { first: 2, until: 4 };
  return {
    log: LOG,
    fresh: 3,
    since,
    seat: 1,
    seats: [],
    asked: [1],
    result: null,
    ...more,
  } as Scene<unknown>;
}

const showLog = (teller: Teller<never> = tells) =>
  renderGeneric(Log, { box: null, Fact, teller, log: LOG, fresh: 3 });
const part = (): HTMLElement => screen.getByRole('region', { name: 'Since your last turn' });

beforeAll(() => need('front', 'table', 'generic'));
beforeEach(() => {
  current.scene = scene();
});
afterEach(() => {
  cleanup();
  current.scene = null;
  telling.teller = null;
  light.off('log');
  document.body.innerHTML = '';
});

describe('since my last turn', () => {
  it('the lines of others stand above the log, and are marked in it', () => {
    const { container } = showLog();
    const lines = [...part().querySelectorAll('li')].map((one) => one.textContent?.trim());
    expect(lines).toEqual(['Ben · LO-TRACK-01 · track: r7, points: 4', 'Cleo · LO-DRAW-01 · cards: 2']);
    expect(container.querySelectorAll('.log .news')).toHaveLength(2);
  });

  it('is stepped through with buttons and arrow keys; each step lights the board and is spoken', async () => {
    showLog();
    const [back, next] = within(part()).getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(back.hasAttribute('disabled')).toBe(true);
    await fireEvent.click(next);
    expect([light.from, light.ids]).toEqual(['step', ['track-r7', 'r7']]);
    expect(within(part()).getByRole('status').textContent?.trim()).toMatch(/^1 of 2: Ben/);
    await fireEvent.keyDown(next, { key: 'ArrowRight' });
    expect(within(part()).getByRole('status').textContent?.trim()).toMatch(/^2 of 2: Cleo/);
    await fireEvent.keyDown(next, { key: 'Home' });
    expect(light.ids).toContain('track-r7');
    await fireEvent.focusOut(next, { relatedTarget: document.body });
    expect(light.from).toBeNull();
  });

  it('is not there where nothing happened, nor for spectators and in a replay', async () => {
    current.scene = scene({ since: { first: 4, until: 4 } });
    showLog();
    expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull();
    current.scene = null;
    await tick();
    expect(document.querySelector('.news')).toBeNull();
  });
});

describe('light', () => {
  it('goes from a line of the log to the board while it is hovered or focused', async () => {
    document.body.insertAdjacentHTML('beforeend', '<i data-at="track-r7"></i>');
    const thing = document.querySelector('[data-at="track-r7"]');
    render(Trail, {});
    const { container } = showLog();
    const line = [...container.querySelectorAll('.log li li')].find((one) => one.textContent?.includes('r7'));
    if (!line) throw new Error('expected a line about r7');
    await fireEvent.pointerEnter(line);
    expect(thing?.hasAttribute('data-lit')).toBe(true);
    await fireEvent.pointerLeave(line);
    expect(thing?.hasAttribute('data-lit')).toBe(false);
    await fireEvent.focusIn(line);
    expect(thing?.hasAttribute('data-lit')).toBe(true);
    await fireEvent.focusOut(line);
    expect(thing?.hasAttribute('data-lit')).toBe(false);
  });

  it('goes from the board to the lines about it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<i data-at="deck track-r7"><b></b></i>');
    render(Trail, {});
    const { container } = showLog();
    const lit = (): number => container.querySelectorAll('.log .lit').length;
    await fireEvent.pointerOver(document.querySelector('[data-at] b') as Element);
    expect(lit()).toBe(1);
    await fireEvent.pointerOver(document.body);
    expect(lit()).toBe(0);
  });
});

describe('the trail', () => {
  it('is what others touched, each in the colour of its seat, until my next turn is over', async () => {
    document.body.insertAdjacentHTML('beforeend', '<i data-at="track-r7"></i><i data-at="track-r1"></i>');
    const marks = (): (string | null)[] =>
      ['r7', 'r1'].map(
        (id) => document.querySelector(`[data-at="track-${id}"]`)?.getAttribute('data-trail') ?? null,
      );
    telling.teller = tells;
    render(Trail, {});
    await tick();
    expect(marks()).toEqual(['2', null]);
    current.scene = scene({ since: { first: 4, until: 4 } });
    await tick();
    expect(marks()).toEqual([null, null]);
  });

  it('can be drawn by the game itself', () => {
    const own: Teller<never> = {
      ...tells,
      trail: (news) => news.map(({ at }) => ({ at, seat: 2, ids: [], kind: 'step', from: 'a', to: 'b' })),
    };
    expect(trailOf(scene(), own).map((one) => [one.at, one.kind, one.from])).toEqual([
      [2, 'step', 'a'],
      [3, 'step', 'a'],
    ]);
  });
});

describe('a change of points', () => {
  const why: Teller<never> = { ...tells, because: ({ words }) => `track ${words['track']}` };

  it('names its reason at the player', () => {
    telling.teller = why;
    const sitting = { number: 2, me: false, name: 'Ben', sitter: undefined, turn: false, clock: '' };
    const { container } = render(PlayerHead, { sign: snippet('<i></i>'), points: 6, sitting });
    expect(container.querySelector('.gain')?.textContent).toBe('+4: track r7');
  });

  it('of my own last turn stays in sight while others move', () => {
    expect(gainsOf(scene(), why, 1).map((one) => [one.at, one.n, one.why])).toEqual([[1, 2, 'track r1']]);
    expect(gainsOf(scene(), why, 3)).toEqual([]);
    expect(gainsOf(scene({ since: null }), why, 2)).toEqual([]);
  });

  it('stands in the log even where the sentence does not name it', () => {
    const { container } = showLog();
    const shown = [...container.querySelectorAll('.log .points')].map((one) => one.textContent);
    expect(shown).toEqual(['+4', '+2']);
  });
});
