import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { because } from '../../../src/games/common/story/gains';
import { trailOf } from '../../../src/games/common/story/trail';
import Rows from '../../../src/games/heart_of_africa/rows/Rows.svelte';
import { freshSlots, idsOf } from '../../../src/games/heart_of_africa/story/about';
import DoubledMoment from '../../../src/games/heart_of_africa/story/DoubledMoment.svelte';
import { teller } from '../../../src/games/heart_of_africa/story/facts';
import { completedBy, momentOf, ticketMoment } from '../../../src/games/heart_of_africa/story/moments';
import TicketMoment from '../../../src/games/heart_of_africa/story/TicketMoment.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact } from '../../../src/lib/net/protocol';
import { current } from '../../../src/lib/table/current.svelte';
import { choose } from '../../../src/lib/browser/settings.svelte';
import { box, names, over, people, result, scene, view, words } from './scene';
import StagedSheet from './StagedSheet.svelte';

beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
afterEach(() => {
  cleanup();
  current.scene = null;
});

const TRACK = 'cape_town-port_elizabeth/1'; // 3 spaces, 4 points, mountain
const fact = (rule: string, words: Fact['words'], seat?: number): Fact =>
  ({ rule, words: seat ? { ...words, seat } : words, ...(seat ? { seat } : {}) }) as Fact;
const CLAIM = fact('HA-CLAIM-08', { track: TRACK, card: 'black', cards: 3, points: 4 }, 2);
const DOUBLE = fact('HA-TERRAIN-10', { track: TRACK, terrain: 'mountain', cards: 1, points: 4 }, 2);
const TAKE = fact('HA-DRAW-02', { card: 'red' }, 3);
const FILL = fact('HA-DRAW-04', { card: 'blue', slot: '4' });

describe('what a fact is about', () => {
  it('is a track, a slot, or what lies before a player', () => {
    expect([CLAIM, DOUBLE, TAKE, FILL].map(idsOf)).toEqual([
      [`track-${TRACK}`],
      [`track-${TRACK}`],
      ['card-3-red'],
      ['row-train-3'],
    ]);
    expect(idsOf(fact('HA-TERRAIN-01', { terrain: 'jungle' }, 2))).toEqual(['terrain-2-jungle']);
    expect(idsOf(fact('HA-DRAW-08', {}, 2))).toEqual(['cards-2']);
    expect(idsOf(fact('HA-TICKET-03', { kept: 1 }, 2))).toEqual(['tickets-2']);
  });

  it('is the trail of others, and new cards of the rows are marked', () => {
    const told = scene({ log: [CLAIM, TAKE, FILL], since: { first: 0, until: 3 } });
    const marks = trailOf(told, teller(box, names)).map(({ seat, ids }) => [seat, ...ids]);
    expect(marks).toEqual([
      [2, `track-${TRACK}`],
      [3, 'card-3-red'],
    ]);
    expect([...freshSlots(told)]).toEqual(['row-train-3']);
    current.scene = told;
    render(Rows, { box, view, play: null });
    const fresh = [...document.querySelectorAll('.fresh')].map((one) => one.getAttribute('data-at'));
    expect(fresh).toEqual(['row-train-3']);
  });

  it('names the reason of its points', () => {
    expect([CLAIM, DOUBLE].map((one) => because(teller(box, names), one))).toEqual([
      'Cape Town – Port Elizabeth',
      'doubled',
    ]);
  });
});

describe('a moment', () => {
  it('comes with my own doubled claim, and says where its points come from', () => {
    expect(momentOf(box, DOUBLE, 1)).toBeNull();
    expect(momentOf(box, CLAIM, 2)).toBeNull();
    const moment = momentOf(box, DOUBLE, 2);
    expect(moment).toMatchObject({ title: 'Doubled: Cape Town – Port Elizabeth', points: 8, seat: 2 });
    expect(moment?.sources?.map((one) => one.n)).toEqual([4, 4]);
    if (!moment) return;
    const { container } = render(DoubledMoment, { moment, still: true });
    expect(container.querySelectorAll('i')).toHaveLength(6);
  });

  it('comes with a ticket of mine that an event completes', () => {
    const [open, ...rest] = view.seats[0]?.tickets?.filter((one) => !one.done) ?? [];
    if (!open) throw new Error('expected an open ticket');
    const seats = view.seats.map((one, at) =>
      at ? one : { ...one, tickets: [{ ...open, done: true }, ...rest] },
    );
    const after = { ...view, seats };
    expect(completedBy(view, after, 1)).toEqual([open.id]);
    expect([
      completedBy(after, after, 1),
      completedBy(null, after, 1),
      completedBy(view, after, null),
    ]).toEqual([[], [], []]);
    const moment = ticketMoment(box, open.id, 1);
    expect(moment.title).toBe(`Ticket completed: ${box.ticket(open.id)}`);
    expect(moment.points).toBe(box.tickets.get(open.id)?.points);
    const { container } = render(TicketMoment, { moment, still: false });
    expect(container.querySelectorAll('.ticket > svg')[0]?.querySelectorAll('circle').length).toBeGreaterThan(
      1,
    );
  });
});

describe('the end', () => {
  const sheet = { board: box.board, view: over, result, seats: people };
  const totals = (): string[] =>
    [...document.querySelectorAll('tfoot tr:first-child td')].map((one) => words(one).replace('−', '-'));

  it('reveals the tickets one by one, each with its name, and the winner last', async () => {
    vi.useFakeTimers();
    choose({ speed: 'normal' });
    render(StagedSheet, sheet);
    const seen = new Set<string>();
    for (let step = 0; step < 200 && !document.querySelector('.wins'); step++) {
      for (const name of document.querySelectorAll('.ticket .name')) seen.add(words(name));
      vi.advanceTimersByTime(100);
      await tick();
    }
    vi.useRealTimers();
    const held = over.seats.flatMap((one, at) =>
      (one.tickets ?? []).map(({ id }) => `${names(at + 1)}${box.ticket(id)}`),
    );
    expect([...seen].sort()).toEqual(held.sort());
    expect(totals()).toEqual(result.points);
  });

  it('is right however it is skipped', async () => {
    vi.useFakeTimers();
    choose({ speed: 'normal' });
    render(StagedSheet, sheet);
    vi.advanceTimersByTime(3000);
    await tick();
    await fireEvent.click(screen.getByRole('button'));
    vi.useRealTimers();
    expect(totals()).toEqual(result.points);
    expect(document.querySelector('.wins')).not.toBeNull();
  });
});
