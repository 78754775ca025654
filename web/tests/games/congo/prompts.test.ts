import { beforeAll, describe, expect, it } from 'vitest';
import { Play } from '../../../src/games/congo/play.svelte';
import { may, waiting } from '../../../src/games/congo/ask/prompts';
import type { Question, TableView } from '../../../src/games/congo/view';
import type { Eye } from '../../../src/lib/net/eye.svelte';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { answerOf, box, FakeEye, ME, names, tableOf } from './server';

beforeAll(() => need('common', 'table', 'congo/table', 'congo/names', 'congo/play'));

const mayOf = (change: Partial<FakeEye>): string =>
  may(new Play(Object.assign(new FakeEye(), change) as unknown as Eye<TableView>, box));
const laying = (...moves: string[]): string =>
  mayOf({ question: 'lay', moves: moves.map((one) => answerOf(one)) });

describe('what I may do', () => {
  it.each([
    ['bid', 'Choose a character.'],
    ['discard', 'Choose a character to discard.'],
    ['special', 'Play a special card, or none.'],
    ['tiles', 'Choose hippo tiles.'],
    ['tiles_more', 'Choose hippo tiles.'],
    ['raise_more', 'Add hippo tiles, or stop.'],
    ['look', 'Choose a stop.'],
    ['victim', 'Choose a player.'],
    ['swap', 'Choose one of the two.'],
  ] satisfies [Question, string][])('is said for %s', (question, text) => {
    expect(mayOf({ question })).toBe(text);
  });

  it('names only what is possible with auxiliaries', () => {
    expect(laying('lay porter', 'wait', 'drop')).toBe('Lay a card, wait or drop out.');
    expect(laying('lay porter', 'drop')).toBe('Lay a card or drop out.');
    expect(laying('wait', 'drop')).toBe('Wait or drop out: no card of yours fits.');
    expect(laying('drop')).toBe('Drop out: no card of yours fits.');
  });

  it('is nothing out of turn, while something is told, and once I have chosen', () => {
    expect([mayOf({ myTurn: false }), mayOf({ busy: true }), mayOf({ sealed: [ME] })]).toEqual(['', '', '']);
  });
});

describe('whom all wait for', () => {
  const wait = (question: Question, asked: number[], seat: number | null = ME): string =>
    waiting({ asked, seat, view: tableOf({ question }) }, names);

  it('is said with what is asked of them', () => {
    expect(wait('bid', [1, 3])).toBe('Choosing a bid: Ada and Cleo.');
    expect(wait('hunt', [1])).toBe('Asked now: Ada.');
  });

  it('is not said of oneself, nor where nobody is asked', () => {
    expect([wait('bid', [1, ME]), wait('bid', [])]).toEqual(['', '']);
    expect(wait('bid', [ME], null)).toBe('Choosing a bid: Ben.');
  });
});
