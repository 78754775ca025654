import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { may, waiting } from '../../../src/games/congo/ask/prompts';
import type { Question } from '../../../src/games/congo/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { rise } from '../../recorded';
import { ME, names, playing, tableOf } from './scene';

beforeAll(() => need('front', 'table', 'congo/index'));
afterEach(rise);

const mayIn = (scene: string): string => may(playing(scene).play);

describe('what I may do', () => {
  it.each([
    ['bid', 'Choose a character.'],
    ['discard', 'Choose a character to discard.'],
    ['special', 'Play a special card, or none.'],
    ['tiles', 'Choose hippo tiles.'],
    ['raise', 'Add hippo tiles, or stop.'],
    ['look', 'Choose a stop.'],
    ['victim', 'Choose a player.'],
    ['swap', 'Choose one of the two.'],
  ])('is said for %s', (scene, text) => {
    expect([playing(scene).eye.view?.question, mayIn(scene)]).toEqual([scene, text]);
  });

  it('names only what is possible with auxiliaries', () => {
    expect(mayIn('level')).toBe('Lay a card, wait or drop out.');
    expect(mayIn('lay')).toBe('Lay a card or drop out.');
    expect(mayIn('level-with-nothing')).toBe('Wait or drop out: no card of yours fits.');
    expect(mayIn('nothing')).toBe('Drop out: no card of yours fits.');
    expect(mayIn('lay-more')).toBe('Lay a card or drop out.');
  });

  it('is nothing out of turn, while something is told, and once I have chosen', () => {
    const { eye, play } = playing('lay');
    eye.busy = true;
    expect([mayIn('waiting'), may(play), mayIn('sealed')]).toEqual(['', '', '']);
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
