/** What a rule book says about each rule: the passages that cite it, with the sentence in question marked. */
import { chapters, plain, type Block, type Inline } from './markdown';

export interface Passage {
  /** The chapter that it is from: its title and its anchor. */
  chapter: string;
  anchor: string;
  blocks: Block[];
}

/** A passage is a paragraph, an item of a list or a row of a table; a paragraph with a colon has what follows it, too. */
function split(blocks: Block[]): Block[][] {
  return blocks.flatMap((block, at) => {
    if (block.kind === 'list') return block.items.flatMap((item) => split(item.blocks));
    if (block.kind === 'box') return split(block.blocks);
    if (block.kind === 'table') return block.rows.map((row) => [{ ...block, rows: [row] }]);
    if (block.kind !== 'paragraph') return [];
    const next = blocks[at + 1];
    return [next && /:$/.test(plain(block.inside)) ? [block, next] : [block]];
  });
}

const runs = (block: Block): Inline[][] =>
  block.kind === 'paragraph'
    ? [block.inside]
    : block.kind === 'table'
      ? block.rows.flatMap((row) => row.cells)
      : [];

const cites = (parts: Inline[], id: string): boolean =>
  parts.some((part) => ('inside' in part ? cites(part.inside, id) : part.kind === 'rule' && part.id === id));

const cited = (parts: Inline[]): string[] =>
  parts.flatMap((part) => ('inside' in part ? cited(part.inside) : part.kind === 'rule' ? [part.id] : []));

/** The sentences of a line, and the spaces between them; a semicolon ends one, too. */
function sentences(parts: Inline[]): Inline[][] {
  const found: Inline[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'text') found.at(-1)?.push(part);
    else
      part.text.split(/(?<=[.!?;])( )/).forEach((text, at) => {
        if (at) found.push([]);
        if (text) found.at(-1)?.push({ kind: 'text', text });
      });
  }
  return found.filter((one) => one.length > 0);
}

/** A line with the sentence that cites a rule marked; a single sentence needs no mark. */
function mark(parts: Inline[], id: string): Inline[] {
  const all = sentences(parts);
  if (all.length < 2) return parts;
  return all.flatMap<Inline>((one) => (cites(one, id) ? [{ kind: 'mark', inside: one }] : one));
}

function marked(block: Block, id: string): Block {
  if (block.kind === 'paragraph') return { ...block, inside: mark(block.inside, id) };
  if (block.kind !== 'table') return block;
  const rows = block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => mark(cell, id)) }));
  return { ...block, rows };
}

/** The passages about each rule that a book cites, in the order of the book. */
export function passages(book: Block[]): Map<string, Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const { title, id: anchor, blocks } of chapters(book))
    for (const [first, ...rest] of split(blocks))
      for (const id of new Set(first ? runs(first).flatMap(cited) : []))
        if (first)
          found.set(id, [
            ...(found.get(id) ?? []),
            { chapter: title, anchor, blocks: [marked(first, id), ...rest] },
          ]);
  return found;
}
