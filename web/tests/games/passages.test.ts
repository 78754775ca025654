/** A rule that the game names can be read in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';
import { LANGUAGES } from '../../src/lib/i18n/i18n.svelte';
import { parse, plain, type Block, type Inline } from '../../src/lib/rules/markdown';
import { passages } from '../../src/lib/rules/passages';
import { text } from '../rules';

const ID = /[A-Z]{2,4}(?:-[A-Z]+)+-\d+/g;

/** The files below a folder that end so. */
const files = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => path.endsWith(end))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf-8'));

/** The rules that the engine names in facts, refusals and hints, and those that the words are about. */
function named(game: string): string[] {
  const engine = files(`../src/kindu/games/${game}`, '.py').flatMap((source) =>
    [...source.matchAll(/(?<!")"([A-Z]{2,4}(?:-[A-Z]+)+-\d+)"/g)].map(([, id = '']) => id),
  );
  const words = files(`src/i18n/en/${game}`, '.ts').flatMap((source) => source.match(ID) ?? []);
  return [...new Set([...engine, ...words])].sort();
}

describe.each([...GAMES.keys()])('%s', (game) => {
  it.each(Object.keys(LANGUAGES))('says in %s what every rule is that the game can name', (language) => {
    const told = passages(text(game, language));
    expect(named(game).filter((id) => !told.has(id))).toEqual([]);
    expect(named(game).length).toBeGreaterThan(40);
  });
});

const words = (block: Block): string => (block.kind === 'paragraph' ? plain(block.inside) : '');
const marks = (parts: Inline[]): string[] =>
  parts.flatMap((part) => (part.kind === 'mark' ? [plain(part.inside).trim()] : []));

const BOOK = parse(`# A game

## Moving {#move}

- **Steps:** take one [XX-MOVE-01]. Then *another*, if you can [XX-MOVE-02]; nobody must.
- Alone [XX-MOVE-03].

Choose [XX-MOVE-04]:

- this,
- or that.

| What | Points |
|---|---|
| A | 1 |
| B. Twice [XX-MOVE-02] | 2 |
`);

describe('passages', () => {
  const found = passages(BOOK);

  it('are the items, paragraphs and rows that cite a rule, with their chapter', () => {
    expect([...found.keys()]).toEqual(['XX-MOVE-01', 'XX-MOVE-02', 'XX-MOVE-03', 'XX-MOVE-04']);
    const [item, row] = found.get('XX-MOVE-02') ?? [];
    expect([item?.chapter, item?.anchor]).toEqual(['Moving', 'move']);
    expect(item?.blocks.map(words).join()).toContain('Steps: take one');
    expect(row?.blocks[0]?.kind === 'table' && row.blocks[0].rows.length).toBe(1);
  });

  it('mark the sentence in question, unless it stands alone', () => {
    const markedIn = (id: string): string[] =>
      (found.get(id)?.[0]?.blocks ?? []).flatMap((one) =>
        one.kind === 'paragraph' ? marks(one.inside) : [],
      );
    expect(markedIn('XX-MOVE-02')).toEqual(['Then another, if you can XX-MOVE-02;']);
    expect(markedIn('XX-MOVE-03')).toEqual([]);
  });

  it('have the list that a colon announces', () =>
    expect(found.get('XX-MOVE-04')?.[0]?.blocks.map((one) => one.kind)).toEqual(['paragraph', 'list']));
});
