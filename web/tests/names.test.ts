/** A game is named only in its own folders: a fourth one must not need a change anywhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games';

/** Files that may name a game although they are not its own. Keep it empty. */
const ALLOWED: string[] = [];

const keys = [...GAMES.keys()];
const front = import.meta.glob<Record<string, string>>('../src/i18n/en/*/front.ts', {
  eager: true,
  import: 'default',
});
const titles = keys.map((key) => front[`../src/i18n/en/${key}/front.ts`]?.[`front.game.${key}`] ?? '');
const any = `(${keys.join('|')})`;
const own = new RegExp(`^(games/${any}/|games/types/${any}\\.ts$|i18n/\\w+/${any}/)`);
const name = new RegExp([...keys, ...titles].join('|'), 'i');
const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte|css|md|svg)$/.test(path) && !own.test(path));

describe('outside its own folders', () => {
  it('there are files to look at, and games to look for', () => {
    expect(keys.length).toBeGreaterThan(2);
    expect(titles.every(Boolean)).toBe(true);
    expect(files.length).toBeGreaterThan(200);
  });

  it('no file names a game', () => {
    const found = files.filter((path) => name.test(readFileSync(`src/${path}`, 'utf-8')) || name.test(path));
    expect(found).toEqual(ALLOWED);
  });

  it('no file has the prefix of the rules of a game', () => {
    const found = files.filter((path) => {
      const ids = readFileSync(`src/${path}`, 'utf-8').match(/\b[A-Z]{2,4}(?:-[A-Z]+)+-\d/g) ?? [];
      return ids.some((id) => !id.startsWith('XX-')); // an example
    });
    expect(found).toEqual([]);
  });
});
