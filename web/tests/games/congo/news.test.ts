/** What is new since my last turn, where it lies, why points change, and what is celebrated. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newsBySeat } from '../../../src/games/congo/fight/bids/bid';
import { teller } from '../../../src/games/congo/story/facts';
import { momentOf } from '../../../src/games/congo/story/moment';
import type { TableView } from '../../../src/games/congo/view';
import { gainsOf, gainText } from '../../../src/games/common/story/gains';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import { box, fixture, names } from './scene';

beforeAll(() => need('front', 'table', 'congo/index'));

const told = (rule: string, seat: number, words: Words = {}): Fact =>
  seat ? { rule, seat, words: { seat, ...words } } : { rule, words };
const LOG = [
  told('CO-STATION-01', 0, { stop: 'bumba', station: 'mission' }),
  told('CO-AUX-01', 1, { auxiliary: 'nurse', total: 4 }),
  told('CO-SCORE-01', 3, { stop: 'bumba', points: 3 }),
  told('CO-MOVE-01', 0, { stop: 'basoko' }),
  told('CO-STATION-01', 0, { stop: 'basoko', station: 'village' }),
  told('CO-SPC-03', 2, { special: 'gorilla' }),
  told('CO-AUX-01', 2, { auxiliary: 'servant', total: 6 }),
  told('CO-AUX-07', 3),
];
const scene = {
  view: fixture,
  log: LOG,
  seat: 1,
  since: { first: 2, until: LOG.length },
  result: null,
} as unknown as Scene<TableView>;
const tells = teller(box, names, LOG);

describe('what a line is about', () => {
  it('is the bid or card at this stop, and the stop itself for what is past', () => {
    const ids = LOG.map((fact) => tells.idsOf?.(fact));
    expect(ids).toEqual([
      ['stop-bumba'],
      ['stop-bumba'],
      ['stop-bumba'],
      ['stop-basoko'],
      ['stop-basoko'],
      ['card-gorilla', 'special-gorilla'],
      ['laid-2-servant'],
      ['bid-3'],
    ]);
  });
});

describe('the trail of others', () => {
  it('has the cards they laid and played, who dropped out, and what they won', () => {
    const found = newsBySeat(scene, tells);
    expect([...(found.get(2) ?? [])]).toEqual([
      'card',
      'card-gorilla',
      'special-gorilla',
      'laid',
      'laid-2-servant',
    ]);
    expect(found.get(3)?.has('dropped')).toBe(true);
    expect(found.get(3)?.has('stop-bumba')).toBe(true);
    expect(found.has(1)).toBe(false);
  });
});

describe('points', () => {
  it('have their reason at the player', () => {
    expect(gainsOf(scene, tells, 3).map(gainText)).toEqual(['+3: chief at Bumba']);
  });

  it('are celebrated with the station that was won', () => {
    const moment = momentOf(told('CO-SCORE-01', 1, { stop: 'bumba', points: 3 }), fixture, box);
    expect([moment?.title, moment?.points, moment?.sources]).toEqual([
      'You are chief at Bumba',
      3,
      [{ n: 3, why: 'chief at Bumba' }],
    ]);
    expect(momentOf(told('CO-SP-OKAPI-02', 1, { points: 2 }), fixture, box)?.title).toBe('okapi hunt');
    expect(momentOf(told('CO-AUX-07', 1), fixture, box)).toBeNull();
  });
});
