/** The rules for readers agree with the board. */
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../../src/games/congo/signs/icons';
import { pieceNames } from '../../../src/lib/rules/markdown';
import { board, tables, text } from '../../rules';

describe('the rules for readers', () => {
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
