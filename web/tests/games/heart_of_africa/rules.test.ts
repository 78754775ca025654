/** The rules for readers agree with the board. */
import { describe, expect, it } from 'vitest';
import { pieceNames } from '../../../src/lib/rules/markdown';
import { board, tables, text } from '../../rules';

describe('the rules for readers', () => {
  const source = board('heart_of_africa');
  const english = text('heart_of_africa', 'en');
  const names = [...pieceNames(english)];

  it('draws tracks and tickets that the board has', () => {
    const routes = source.split('\n').flatMap((line) => {
      const found = /length = (\d), tracks = \[(.*?)\], locomotives = (\d)/.exec(line);
      return found ? [[found[1], (found[2] ?? '').replaceAll('"', '').split(', '), found[3]] as const] : [];
    });
    expect(routes.length).toBe(96);
    const twins = names.filter((name) => name.startsWith('double-')).map((name) => name.split('-'));
    for (const [, a = '', b = '', n] of twins)
      expect(routes.some((one) => one[0] === n && one[1].join() === `${a},${b}`)).toBe(true);
    for (const [, n, locomotives] of names
      .filter((name) => name.startsWith('ferry-'))
      .map((name) => name.split('-')))
      expect(routes.some((one) => one[0] === n && one[2] === locomotives)).toBe(true);
    for (const [, colour = '', n] of names
      .filter((name) => name.startsWith('track-'))
      .map((name) => name.split('-')))
      expect(routes.some((one) => one[0] === n && one[1].includes(colour)) || n === '1').toBe(true);
    for (const [, a, b, n] of names
      .filter((name) => name.startsWith('ticket-'))
      .map((name) => name.split('-')))
      expect(source).toMatch(new RegExp(`a = "${a}", b = "${b}", points = ${n} `));
  });

  it('has the points and prices of the board', () => {
    const [, points = ''] = /route_points = \{(.*)\}/.exec(source) ?? [];
    const values = [...points.matchAll(/= (\d+)/g)].map((one) => one[1] ?? '');
    const [, own, doubled, price] = tables(english).find((rows) => rows[0]?.[1] === '1') ?? [];
    expect(own?.slice(1)).toEqual(values);
    expect(doubled?.slice(1)).toEqual(values.map((one) => String(2 * Number(one))));
    const [, costs = ''] = /\[terrain_cost\]\n([\d =\n]+)/.exec(source) ?? [];
    expect(price?.slice(1)).toEqual([...costs.matchAll(/= (\d)/g)].map((one) => one[1]));
  });
});
