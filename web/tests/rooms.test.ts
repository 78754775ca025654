/** The tree of `src`: small rooms, each with a sentence about what belongs there, and layers that import downwards only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const MOST = 15;
const SOURCE = /\.(ts|svelte|css)$/;
/** Rooms that may be as large as their subject. */
const LARGE = [/^i18n\/\w+(\/\w+)?$/, /\/cards$/];
/** Rooms that need no sentence of their own: the languages are explained in i18n. */
const PLAIN = [/^i18n\/\w+(\/\w+)?$/, /^$/];

const paths = readdirSync('src', { recursive: true, encoding: 'utf-8' }).map((one) =>
  one.replaceAll('\\', '/'),
);
const sources = paths.filter((one) => SOURCE.test(one));
const folderOf = (path: string): string => (path.includes('/') ? dirname(path) : '');
const folders = [...new Set(sources.map(folderOf))].sort();
const filesIn = (folder: string): string[] => sources.filter((one) => folderOf(one) === folder);

/** What a file imports from this tree, as paths from `src`. */
function imported(file: string): string[] {
  const text = readFileSync(`src/${file}`, 'utf-8');
  const found = text.matchAll(
    /(?:\bfrom|\bimport|\bimport\(|@import|\.glob(?:<.*>)?\()\s*['"](\.{1,2}\/[^'"]+)['"]/g,
  );
  return [...found].map((one) => normalize(join(folderOf(file), one[1] ?? '')));
}

/** The layer of a path: `lib`, `pages`, `i18n`, `games` (its index), `games/common`, `games/<key>`. */
function layerOf(path: string): string {
  const [top = '', room] = path.split('/');
  const inside = top === 'games' && room !== undefined && existsSync(`src/games/${room.replace(/\*.*/, '')}`);
  return inside && !/^index(\.ts)?$/.test(room) ? `games/${room}` : top;
}

/** Each layer with those it may import besides itself. */
const BELOW: [layer: RegExp, below: RegExp][] = [
  [/^i18n$/, /^$/],
  [/^styles$/, /^$/],
  [/^games\/types$/, /^$/],
  [/^lib$/, /^(i18n|games\/types)$/],
  [/^games\/common$/, /^(lib|games\/types)$/],
  [/^games\/\w+$/, /^(lib|i18n|games\/common|games\/types|games)$/],
  [/^games$/, /^(lib|games\/.*)$/],
  [/^pages$/, /^(lib|games|games\/common|games\/types)$/],
  [/.*/, /.*/],
];

function mayImport(file: string, other: string): boolean {
  const [mine, theirs] = [layerOf(file), layerOf(other)];
  const below = BELOW.find(([layer]) => layer.test(mine))?.[1];
  return mine === theirs || (below?.test(theirs) ?? false);
}

const is = (patterns: RegExp[], folder: string): boolean => patterns.some((one) => one.test(folder));

describe('every room of src', () => {
  it.each(folders.filter((one) => !is(PLAIN, one)))(
    '%s says in up to three lines what belongs there',
    (folder) => {
      const readme = `src/${folder}/README.md`;
      expect(existsSync(readme), `${readme} is missing`).toBe(true);
      const lines = readFileSync(readme, 'utf-8').trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines[0]?.length).toBeGreaterThan(20);
    },
  );

  it(`has at most ${MOST} source files side by side`, () => {
    const full = folders.filter((one) => !is(LARGE, one) && filesIn(one).length > MOST);
    expect(full).toEqual([]);
  });
});

describe('the layers', () => {
  it('are all found', () => {
    const layers = new Set(sources.map(layerOf));
    for (const one of ['lib', 'pages', 'games', 'games/common', 'i18n']) expect(layers).toContain(one);
    expect([...layers].filter((one) => one.startsWith('games/')).length).toBeGreaterThan(2);
  });

  it('import downwards only: a game no other game, pages no game, lib neither', () => {
    const wrong = sources.flatMap((file) =>
      imported(file)
        .filter((other) => !mayImport(file, other))
        .map((other) => `${file} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});
