/** The rules for readers: the same in all languages, and in line with the numbered rules. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';
import { LANGUAGES } from '../../src/lib/i18n/i18n.svelte';
import { chapters, lines, parse, rules, type Block, type Inline } from '../../src/lib/rules/markdown';
import { paper, tables, text } from '../rules';

const ALL = [...GAMES.keys()].flatMap((game) =>
  Object.keys(LANGUAGES).map((language) => [game, language] as const),
);

/** All parts of one kind in order, including nested ones. */
function parts<K extends Inline['kind']>(blocks: Block[], kind: K): Extract<Inline, { kind: K }>[] {
  const look = (one: Inline): Inline[] => ['inside' in one ? one.inside.flatMap(look) : [], one].flat();
  const all = lines(blocks).flat().flatMap(look);
  return all.filter((one): one is Extract<Inline, { kind: K }> => one.kind === kind);
}

/** Each table without its words: the number of cells per row, and the cells that are just a number. */
const numbers = (blocks: Block[]): string[][][] =>
  tables(blocks).map((rows) => rows.map((row) => row.map((cell) => (/^[−½\d]+$/.test(cell) ? cell : ''))));

describe.each(ALL)('%s in %s', (game, language) => {
  const [english, own] = [text(game, 'en'), text(game, language)];

  it('has the chapters, rules, pieces and numbers of the English text', () => {
    expect(chapters(own).map(({ id }) => id)).toEqual(chapters(english).map(({ id }) => id));
    const cited = (blocks: Block[]): string[] => parts(blocks, 'rule').map((one) => one.id);
    expect(cited(own).sort()).toEqual(cited(english).sort());
    const drawn = (blocks: Block[]): string[] => parts(blocks, 'piece').map((one) => one.name);
    expect(drawn(own).sort()).toEqual(drawn(english).sort());
    expect(numbers(own)).toEqual(numbers(english));
  });

  it('cites rules and links to chapters that there are', () => {
    const known = rules(parse(paper(game)));
    expect(parts(own, 'rule').filter((one) => !known.has(one.id))).toEqual([]);
    const anchors = new Set(own.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
    expect(parts(own, 'link').filter((one) => !anchors.has(one.anchor))).toEqual([]);
  });
});

describe.each([...GAMES.keys()])('the paper of %s', (game) => {
  it('states rules that can all be found', () => {
    const source = paper(game);
    const stated = [...source.matchAll(/^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)/gm)].map((match) => match[1]);
    const found = rules(parse(source));
    expect(stated.length).toBeGreaterThan(80);
    expect(stated.filter((id) => id && !found.has(id))).toEqual([]);
  });
});
