/** The rules for readers: the same in all languages, and as the numbered papers and the boards have them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../src/games/congo/signs/icons';
import {
  chapters,
  lines,
  parse,
  pieceNames,
  plain,
  rules,
  type Block,
  type Inline,
} from '../../src/lib/rules/markdown';

const LANGUAGES = ['ru', 'it', 'fr', 'de', 'es'];
const GAMES = ['africana', 'heart_of_africa', 'congo'];
const ALL = GAMES.flatMap((game) => ['en', ...LANGUAGES].map((language) => [game, language] as const));

const text = (game: string, language: string): Block[] =>
  parse(readFileSync(`src/games/${game}/rules/${language}.md`, 'utf-8'));
const paper = (game: string): string => readFileSync(`../src/kindu/games/${game}/rules.md`, 'utf-8');
const board = (game: string): string => readFileSync(`../src/kindu/games/${game}/board.toml`, 'utf-8');

/** All parts of one kind in their order, those inside others too. */
function parts<K extends Inline['kind']>(blocks: Block[], kind: K): Extract<Inline, { kind: K }>[] {
  const look = (one: Inline): Inline[] => ['inside' in one ? one.inside.flatMap(look) : [], one].flat();
  const all = lines(blocks).flat().flatMap(look);
  return all.filter((one): one is Extract<Inline, { kind: K }> => one.kind === kind);
}

/** Tables as the words of their cells. */
function tables(blocks: Block[]): string[][][] {
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? [
          [block.head, ...block.rows.map((row) => row.cells)].map((row) =>
            row.map((cell) => plain(cell).trim()),
          ),
        ]
      : [],
  );
}

/** Each table without its words: how many cells a row has, and the numbers that stand alone in them. */
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

describe('Heart of Africa', () => {
  const source = board('heart_of_africa');
  const english = text('heart_of_africa', 'en');
  const names = [...pieceNames(english)];

  it('draws tracks and tickets that the board has', () => {
    const routes = source.split('\n').flatMap((line) => {
      const found = /length = (\d), tracks = \[(.*?)\], locomotives = (\d)/.exec(line);
      return found ? [[found[1], (found[2] ?? '').replaceAll('"', '').split(', '), found[3]] as const] : [];
    });
    expect(routes.length).toBe(96);
    const double = names.filter((name) => name.startsWith('double-')).map((name) => name.split('-'));
    for (const [, a = '', b = '', n] of double)
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

describe('Congo 1884', () => {
  const source = board('congo');
  const english = text('congo', 'en');

  /** `explorer = { barracks = 4, … }` and the rows after it. */
  function rowsOf(section: string): string[][] {
    const [, body = ''] = new RegExp(`\\[${section}\\]\\n([^\\[]*?)\\n\\n`).exec(source) ?? [];
    const found = body.split('\n').filter((line) => /^\w+ *= \{/.test(line));
    return found.map((line) =>
      [...line.matchAll(/= (-?\d)/g)].map((one) => (one[1] ?? '').replace('-', '−')),
    );
  }

  it('has the value tables of the board', () => {
    const inText = tables(english).map((rows) => rows.slice(1).map((row) => row.slice(1)));
    const [professions, nations] = [rowsOf('profession_value'), rowsOf('nationality_modifier')];
    expect([professions.length, nations.length]).toEqual([5, 4]);
    expect(inText).toContainEqual(professions);
    expect(inText).toContainEqual(nations);
  });

  it('tells of all special cards', () => {
    const cards = [...source.matchAll(/\[\[specials\]\]\nid = "(\w+)"\nname = "(.*)"/g)];
    expect(cards.length).toBe(15);
    const listed = tables(english).find((rows) => rows.length === 16 && rows[0]?.length === 2);
    expect(listed?.slice(1).map(([name]) => name)).toEqual(cards.map((one) => one[2]));
    const drawn = pieceNames(english);
    expect(cards.filter(([, id = '']) => !drawn.has(id.replaceAll('_', '-')))).toEqual([]);
  });

  it('draws nothing that has no drawing', () => {
    const shapes =
      /^(?:points|seat|stop|die|hippo)-\d$|^(?:station|flag)-[a-z]+$|^character(?:-[a-z]+)+$|^ring$/;
    const strange = [...pieceNames(english)].filter(
      (name) => !shapes.test(name) && !(name.replaceAll('-', '_') in ICONS),
    );
    expect(strange).toEqual([]);
  });
});
