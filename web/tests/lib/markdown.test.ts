import { describe, expect, it } from 'vitest';
import { inline, parse, plain, rules, type Block, type Inline } from '../../src/lib/rules/markdown';

const text = (words: string): Inline => ({ kind: 'text', text: words });

describe('parts of a line', () => {
  it('keeps plain text whole', () => expect(inline('2 * 3 * 4 = 24')).toEqual([text('2 * 3 * 4 = 24')]));

  it('reads bold, italics and code, one inside the other', () =>
    expect(inline('**a *b* c** `*d*`')).toEqual([
      { kind: 'bold', inside: [text('a '), { kind: 'italic', inside: [text('b')] }, text(' c')] },
      text(' '),
      { kind: 'code', text: '*d*' },
    ]));

  it('links rules in brackets and bare ones', () =>
    expect(inline('enter [LO-MOVE-02], see RUL-20')).toEqual([
      text('enter '),
      { kind: 'rule', id: 'LO-MOVE-02', text: 'LO-MOVE-02' },
      text(', see '),
      { kind: 'rule', id: 'RUL-20', text: 'RUL-20' },
    ]));

  it('links the further numbers after an id', () =>
    expect(inline('XX-DRAW-05, 06 and LO-SP-GORILLA-01').filter((part) => part.kind === 'rule')).toEqual([
      { kind: 'rule', id: 'XX-DRAW-05', text: 'XX-DRAW-05' },
      { kind: 'rule', id: 'XX-DRAW-06', text: '06' },
      { kind: 'rule', id: 'LO-SP-GORILLA-01', text: 'LO-SP-GORILLA-01' },
    ]));

  it('takes brackets that are no ids as text', () =>
    expect(inline('[base] rule')).toEqual([text('[base] rule')]));

  it('links to own anchors only', () => {
    expect(inline('[the end](#end)')).toEqual([{ kind: 'link', anchor: 'end', inside: [text('the end')] }]);
    for (const foreign of ['https://x.example/', 'javascript:alert', '//x.example#a', ''])
      expect(inline(`[here](${foreign})`)).toEqual([text('here')]);
  });

  it('never makes markup of what looks like it', () =>
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')]));

  it('reads pieces, but not times or words with colons', () => {
    expect(inline(':sun: :coin-3::place-cape_town:')).toEqual([
      { kind: 'piece', name: 'sun' },
      text(' '),
      { kind: 'piece', name: 'coin-3' },
      { kind: 'piece', name: 'place-cape_town' },
    ]);
    expect(inline('10:30: a:b:c')).toEqual([text('10:30: a:b:c')]);
  });
});

describe('blocks', () => {
  it('names headings: by an anchor, by a code, by words, never twice', () => {
    const found = parse('# A {#top}\n## 1. Setup (LO-SETUP)\n### Wait, what?\n### Wait, what?\n## 7');
    expect(found.map((block) => ('id' in block ? block.id : ''))).toEqual([
      'top',
      'LO-SETUP',
      'wait-what',
      'wait-what-2',
      'chapter',
    ]);
  });

  it('joins the lines of a paragraph and ends it at a list', () =>
    expect(parse('one\ntwo\n- three')).toEqual([
      { kind: 'paragraph', id: '', inside: [text('one two')] },
      { kind: 'list', ordered: false, start: 1, items: [{ id: '', blocks: [paragraph('three')] }] },
    ]));

  it('reads items of several lines with their ids', () => {
    const [list] = parse('- **XX-COMP-01** [base] two\n  lines\n- **RUL-01 A title.** text');
    expect(list?.kind === 'list' && list.items.map((item) => item.id)).toEqual(['XX-COMP-01', 'RUL-01']);
    expect(list?.kind === 'list' && words(list.items[0]?.blocks ?? [])).toBe('XX-COMP-01 [base] two lines');
  });

  it('reads lists in lists', () => {
    const [list] = parse('- a\n  - b\n    more\n- c');
    const [a, c] = list?.kind === 'list' ? list.items : [];
    expect(a?.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list']);
    expect(c?.blocks).toEqual([paragraph('c')]);
  });

  it('numbers rulings that have only numbers', () => {
    const found = rules(parse('## 14 Rulings\n\n1. **One.** a\n2. **Two.** b\n\n## Else\n\n1. c'));
    expect([...found.keys()]).toEqual(['RUL-01', 'RUL-02']);
  });

  it('reads tables with the ids of their rows', () => {
    const [table] = parse('| id | when |\n|---|:-:|\n| **DEC-01** | start |\n| x | |');
    expect(table).toMatchObject({ kind: 'table', head: [[text('id')], [text('when')]] });
    expect(table?.kind === 'table' && table.rows.map((row) => row.id)).toEqual(['DEC-01', '']);
  });

  it('reads rules across the page and code as it stands', () =>
    expect(parse('---\n```\n**x**\n\n- y\n```')).toEqual([
      { kind: 'line' },
      { kind: 'code', text: '**x**\n\n- y' },
    ]));

  it('reads boxes with all that is in them', () =>
    expect(parse('one\n> two\n>\n> - :sun:\n\nthree')).toEqual([
      paragraph('one'),
      {
        kind: 'box',
        blocks: [
          paragraph('two'),
          {
            kind: 'list',
            ordered: false,
            start: 1,
            items: [
              { id: '', blocks: [{ kind: 'paragraph', id: '', inside: [{ kind: 'piece', name: 'sun' }] }] },
            ],
          },
        ],
      },
      paragraph('three'),
    ]));

  it('comes to an end with any text', () => {
    for (const odd of [
      '',
      '\n\n',
      '```',
      '- ',
      '|',
      '| a |\n|---|',
      '#',
      '**',
      '- a\n\n\n  b',
      '\t- x',
      ':',
      '[](#)',
      '>',
      '> > a',
    ])
      expect(Array.isArray(parse(odd))).toBe(true);
  });
});

function paragraph(content: string): Block {
  return { kind: 'paragraph', id: '', inside: [text(content)] };
}

function words(blocks: Block[]): string {
  return blocks.map((block) => ('inside' in block ? plain(block.inside) : '')).join(' ');
}
