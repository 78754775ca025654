/**
 * The subset of Markdown that our rules use, as a tree. Nothing in it is ever treated as HTML, and links lead only to
 * our own anchors: to `#chapters`, and to numbered rules by their ids.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; inside: Inline[] }
  | { kind: 'italic'; inside: Inline[] }
  | { kind: 'mark'; inside: Inline[] }
  | { kind: 'link'; anchor: string; inside: Inline[] }
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'piece'; name: string };

/** What has an `id` can be jumped to. */
export interface Item {
  id: string;
  blocks: Block[];
}

export interface TableRow {
  id: string;
  cells: Inline[][];
}

export type Block =
  | { kind: 'heading'; level: number; id: string; inside: Inline[] }
  | { kind: 'paragraph'; id: string; inside: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: TableRow[] }
  | { kind: 'code'; text: string }
  | { kind: 'box'; blocks: Block[] }
  | { kind: 'line' };

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

const ID = String.raw`(?:[A-Z]{2,4}(?:-[A-Z]+)+|RUL|DEC|TV|R)-\d+`;
const OWN_ID = new RegExp(String.raw`^\*\*(${ID})\b`);
const HEADING = /^(#{1,6}) +(.+?)(?: +\{#([\w-]+)\})?$/;
const BULLET = /^( *)(?:[-*]|(\d+)\.) +/;
const DIVIDER = /^\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$/;
const INLINE = new RegExp(
  [
    String.raw`(?<code>\x60[^\x60]+\x60)`,
    String.raw`(?<bold>\*\*(?=\S).+?\*\*)`,
    String.raw`(?<italic>(?<![\w*])\*(?=[^\s*])[^*]+\*(?![\w*]))`,
    String.raw`(?<cited>\[${ID}\])`,
    String.raw`(?<link>\[[^\]]+\]\([^)\s]*\))`,
    // After an id further numbers of its chapter may follow: XX-DRAW-05, 06; XX-SCORE-03/04.
    String.raw`(?<rules>(?<![\w-])${ID}(?:(?:, | and | or |/)\d\d(?!\w))*(?![\w-]))`,
    String.raw`(?<piece>(?<!\w):[a-z]+(?:-[a-z0-9_]+)*:(?!\w))`,
  ].join('|'),
  'g',
);

/** The tree of a text. */
export function parse(text: string): Block[] {
  const blocks = new Reader(text.replace(/\r\n?/g, '\n').split('\n')).blocks();
  nameHeadings(blocks);
  nameRulings(blocks);
  return blocks;
}

/** The parts of one line. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    found.push(...marked(match[0], match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

function marked(all: string, groups: Record<string, string | undefined>): Inline[] {
  if (groups['code']) return [{ kind: 'code', text: all.slice(1, -1) }];
  if (groups['bold']) return [{ kind: 'bold', inside: inline(all.slice(2, -2)) }];
  if (groups['italic']) return [{ kind: 'italic', inside: inline(all.slice(1, -1)) }];
  if (groups['cited']) return [{ kind: 'rule', id: all.slice(1, -1), text: all.slice(1, -1) }];
  if (groups['piece']) return [{ kind: 'piece', name: all.slice(1, -1) }];
  if (groups['rules']) return mentions(all);
  const [, words = '', anchor] = /^\[(.+)\]\((?:#([\w-]+)|[^)]*)\)$/.exec(all) ?? [];
  return anchor ? [{ kind: 'link', anchor, inside: inline(words) }] : inline(words);
}

/** `XX-DRAW-05, 06` leads to two rules. */
function mentions(text: string): Inline[] {
  const [first = ''] = new RegExp(ID).exec(text) ?? [];
  const chapter = first.replace(/\d+$/, '');
  const rest = text.slice(first.length).split(/(\d\d)/);
  const others = rest
    .filter((part) => part !== '')
    .map<Inline>((part) =>
      /^\d\d$/.test(part) ? { kind: 'rule', id: chapter + part, text: part } : { kind: 'text', text: part },
    );
  return [{ kind: 'rule', id: first, text: first }, ...others];
}

class Reader {
  private at = 0;

  constructor(private readonly lines: string[]) {}

  blocks(): Block[] {
    const found: Block[] = [];
    while (this.at < this.lines.length) {
      const block = this.next();
      if (block) found.push(block);
    }
    return found;
  }

  private get line(): string {
    return this.lines[this.at] ?? '';
  }

  private next(): Block | null {
    const line = this.line;
    if (line.trim() === '') {
      this.at++;
      return null;
    }
    if (line.startsWith('```')) return this.fence();
    if (line.startsWith('>')) return this.box();
    const heading = HEADING.exec(line);
    if (heading) {
      this.at++;
      const [, marks = '', words = '', id = ''] = heading;
      return { kind: 'heading', level: marks.length, id, inside: inline(words) };
    }
    if (/^(?:-{3,}|\*{3,})$/.test(line.trim())) {
      this.at++;
      return { kind: 'line' };
    }
    if (BULLET.test(line)) return this.list();
    if (line.includes('|') && DIVIDER.test((this.lines[this.at + 1] ?? '').trim())) return this.table();
    return this.paragraph();
  }

  private fence(): Block {
    const from = ++this.at;
    while (this.at < this.lines.length && !this.line.startsWith('```')) this.at++;
    return { kind: 'code', text: this.lines.slice(from, this.at++).join('\n') };
  }

  private box(): Block {
    const own: string[] = [];
    for (; this.line.startsWith('>'); this.at++) own.push(this.line.replace(/^> ?/, ''));
    return { kind: 'box', blocks: new Reader(own).blocks() };
  }

  private table(): Block {
    const head = cells(this.line).map(inline);
    const rows: TableRow[] = [];
    for (this.at += 2; this.line.includes('|'); this.at++) {
      const row = cells(this.line);
      rows.push({ id: OWN_ID.exec(row[0] ?? '')?.[1] ?? '', cells: row.map(inline) });
    }
    return { kind: 'table', head, rows };
  }

  private list(): Block {
    const [, indent = '', number] = BULLET.exec(this.line) ?? [];
    const ordered = number !== undefined;
    const items: Item[] = [];
    for (;;) {
      const [mark, deep, count] = BULLET.exec(this.line) ?? [];
      if (mark === undefined || deep !== indent || (count !== undefined) !== ordered) break;
      items.push(this.item(mark.length, indent.length));
    }
    return { kind: 'list', ordered, start: Number(number ?? 1), items };
  }

  /** A list item with everything indented below it. */
  private item(width: number, indent: number): Item {
    const own = [this.line.slice(width)];
    const id = OWN_ID.exec(own[0] ?? '')?.[1] ?? '';
    for (this.at++; this.at < this.lines.length; this.at++) {
      const deep = this.line.length - this.line.trimStart().length;
      const after = this.lines[this.at + 1] ?? '';
      if (this.line.trim() === '' ? !after.startsWith(' '.repeat(indent + 2)) : deep <= indent) break;
      own.push(this.line.slice(Math.min(deep, width)));
    }
    return { id, blocks: new Reader(own).blocks() };
  }

  private paragraph(): Block {
    const from = this.at++;
    while (this.line.trim() !== '' && !this.breaks()) this.at++;
    const text = this.lines
      .slice(from, this.at)
      .map((line) => line.trim())
      .join(' ');
    return { kind: 'paragraph', id: OWN_ID.exec(text)?.[1] ?? '', inside: inline(text) };
  }

  private breaks(): boolean {
    return HEADING.test(this.line) || /^(?:```|>)/.test(this.line) || BULLET.test(this.line);
  }
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Each heading gets an anchor: its own, the code of its rules, or its words; never the same twice. */
function nameHeadings(blocks: Block[]): void {
  const taken = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    const words = plain(block.inside);
    const first = block.id || /\(([A-Z]{2,}(?:-[A-Z]+)*)\)/.exec(words)?.[1] || slug(words);
    block.id = first;
    for (let more = 2; taken.has(block.id); more++) block.id = `${first}-${more}`;
    taken.add(block.id);
  }
}

function slug(words: string): string {
  const kept = words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return kept.replace(/^[\d-]+|-+$/g, '') || 'chapter';
}

/** In a chapter of rulings, numbers alone are the ids. */
function nameRulings(blocks: Block[]): void {
  let rulings = false;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= 2) rulings = /\bRulings\b/.test(plain(block.inside));
    if (!rulings || block.kind !== 'list' || !block.ordered) continue;
    block.items.forEach((item, at) => (item.id ||= `RUL-${String(block.start + at).padStart(2, '0')}`));
  }
}

/** The words of some parts, without their marks. */
export function plain(parts: Inline[]): string {
  return parts
    .map((part) => ('inside' in part ? plain(part.inside) : 'text' in part ? part.text : ''))
    .join('');
}

/** Chapters begin at second-level headings; what comes before them is a chapter without a title. */
export function chapters(blocks: Block[]): Chapter[] {
  const found: Chapter[] = [];
  for (const block of blocks) {
    const starts = block.kind === 'heading' && block.level === 2;
    if (starts) found.push({ id: block.id, title: plain(block.inside), blocks: [block] });
    else if (found.length) found.at(-1)?.blocks.push(block);
    else found.push({ id: '', title: '', blocks: [block] });
  }
  return found;
}

/** All runs of parts in order: the lines that a search looks at. */
export function lines(blocks: Block[]): Inline[][] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return [block.inside];
    if (block.kind === 'list') return block.items.flatMap((item) => lines(item.blocks));
    if (block.kind === 'box') return lines(block.blocks);
    if (block.kind === 'table') return [...block.head, ...block.rows.flatMap((row) => row.cells)];
    return block.kind === 'code' ? [[{ kind: 'code', text: block.text } satisfies Inline]] : [];
  });
}

/** The names of the pieces that are drawn in a text. */
export function pieceNames(blocks: Block[]): Set<string> {
  const names = new Set<string>();
  const look = (parts: Inline[]): void => {
    for (const part of parts) {
      if (part.kind === 'piece') names.add(part.name);
      else if ('inside' in part) look(part.inside);
    }
  };
  lines(blocks).forEach(look);
  return names;
}

/** The numbered rules of a text by their ids, each as a list of blocks. */
export function rules(blocks: Block[]): Map<string, Block[]> {
  const found = new Map<string, Block[]>();
  for (const block of blocks) {
    if (block.kind === 'paragraph' && block.id) found.set(block.id, [block]);
    else if (block.kind === 'list')
      for (const item of block.items) if (item.id) found.set(item.id, item.blocks);
    if (block.kind !== 'table') continue;
    for (const row of block.rows) if (row.id) found.set(row.id, [{ ...block, rows: [row] }]);
  }
  return found;
}
