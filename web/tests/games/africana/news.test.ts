import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Box } from '../../../src/games/africana/box.svelte';
import Expeditions from '../../../src/games/africana/cards/Expeditions.svelte';
import Prize from '../../../src/games/africana/story/Prize.svelte';
import { teller } from '../../../src/games/africana/story/facts';
import { newCards, walksOf } from '../../../src/games/africana/story/news';
import type { BoardView, TableView } from '../../../src/games/africana/view';
import { gainsOf, gainText } from '../../../src/games/common/story/gains';
import { told } from '../../../src/games/common/story/teller';
import { need, t } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import board from './fixtures/board.json';
import table from './fixtures/table.json';

const box = new Box(board as unknown as BoardView);
const view = table.view as unknown as TableView;
const tells = teller(box, (seat) => ['', 'Ada', 'Ben', 'Cleo'][seat] ?? '');
const card = box.board.expeditions[0] ?? { id: '', start: '', goal: '' };

const step = (seat: number, place: string): Fact => ({
  rule: 'AF-MOVE-02',
  words: { seat, place, card: 'joker' },
  seat,
});
const join: Fact = { rule: 'AF-EXP-01', words: { seat: 2, expedition: card.id }, seat: 2 };
const reach: Fact = {
  rule: 'AF-EXP-12',
  words: { seat: 2, expedition: card.id, silver: 3, points: 4 },
  seat: 2,
};
const set: Fact = {
  rule: 'AF-SCORE-04',
  words: { seat: 2, adventure: 'S01', copies: 2, points: 6 },
  seat: 2,
};
const laid: Fact = { rule: 'AF-EOT-05', words: { expedition: card.id, space: '1' } };

function scene(log: Fact[], first: number, more: Partial<Scene<TableView>> = {}): Scene<TableView> {
  const since = { first, until: log.length };
  return {
    log,
    since,
    view,
    seat: 1,
    seats: [],
    asked: [1],
    result: null,
    ...more,
  } as unknown as Scene<TableView>;
}

beforeAll(() => need('front', 'table', 'africana/index'));
afterEach(cleanup);

describe('a line of the log', () => {
  it('is about cards, and about the places where it happened', () => {
    expect(tells.idsOf?.(step(2, 'cairo'))).toEqual(['place-cairo']);
    expect(tells.idsOf?.(join)).toEqual([card.id, `place-${card.start}`]);
    expect(tells.idsOf?.(reach)).toEqual([card.id, `place-${card.goal}`]);
    expect(tells.idsOf?.(laid)).toEqual([card.id, `place-${card.start}`, `place-${card.goal}`]);
    expect(tells.idsOf?.(set)).toEqual(['S01', `place-${box.adventures.get('S01')?.target}`]);
  });

  it('of a set says what it is made of, and the player shows why the points have changed', () => {
    expect(told(tells, { at: 0, fact: set, n: 1, cards: [] })).toContain('Ben makes sets with');
    const gains = gainsOf(scene([join, reach, set], 0), tells, 2).map(gainText);
    expect(gains).toEqual([`+4: ${box.expedition(card.id)}`, `+6: 2 × ${box.kind('S01')}`]);
  });
});

describe('the trail', () => {
  it('has every step of others since my turn, from where they stood', () => {
    const log = [step(2, 'cairo'), step(1, 'dakar'), step(2, 'aswan'), step(2, 'jidda'), step(3, 'lagos')];
    const start = box.board.companies.find((one) => one.country === view.seats[2]?.company)?.start;
    expect(walksOf(scene(log, 2), box)).toEqual([
      { seat: 2, from: 'cairo', to: 'aswan' },
      { seat: 2, from: 'aswan', to: 'jidda' },
      { seat: 3, from: start, to: 'lagos' },
    ]);
  });

  it('marks expeditions that were laid open since my turn', () => {
    const fresh = newCards(scene([laid], 0));
    expect([...fresh]).toEqual([card.id]);
    render(Expeditions, { box, view: { ...view, row: [card.id] }, seat: 1, names: String, fresh });
    expect(screen.getByText(t('africana.new'))).toBeTruthy();
  });
});

describe('a moment', () => {
  it('is made of my own successes only, with where the points come from', () => {
    expect(tells.momentOf?.(reach, 1)).toBeNull();
    expect(tells.momentOf?.(join, 2)).toBeNull();
    expect(tells.momentOf?.(reach, 2)).toMatchObject({
      title: 'Expedition completed',
      points: 4,
      sources: [{ n: 4, why: box.expedition(card.id) }],
    });
    expect(tells.momentOf?.(set, 2)).toMatchObject({
      points: 6,
      sources: [{ n: 6, why: `2 × ${box.kind('S01')}` }],
    });
  });

  it('has its own drawing: a flag for an expedition, as many artefacts as the set has', () => {
    for (const [fact, what, n] of [
      [reach, '.flag', 1],
      [set, '.medal', 2],
    ] as const) {
      const moment = tells.momentOf?.(fact, 2);
      if (!moment) throw new Error('expected a moment');
      const { container } = render(Prize, { moment, still: true });
      expect(container.querySelectorAll(what)).toHaveLength(n);
      cleanup();
    }
  });
});
