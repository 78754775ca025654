/** Rule texts for tests: those for readers, the numbered ones, the boards. */
import { readFileSync } from 'node:fs';
import { parse, plain, type Block } from '../src/lib/rules/markdown';

export const text = (game: string, language: string): Block[] =>
  parse(readFileSync(`src/games/${game}/rules/${language}.md`, 'utf-8'));
export const paper = (game: string): string => readFileSync(`../src/kindu/games/${game}/rules.md`, 'utf-8');
export const board = (game: string): string => readFileSync(`../src/kindu/games/${game}/board.toml`, 'utf-8');

/** Tables as the words of their cells. */
export function tables(blocks: Block[]): string[][][] {
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
