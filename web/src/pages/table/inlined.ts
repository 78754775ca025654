/** What the server has put into the page of a table: its game and its board, without a request of their own. */
import type { BoardOf } from '../../lib/net/protocol';

export interface Inlined<Board> extends BoardOf<Board> {
  game: string;
}

/** Whether this document was opened at a table, and not at another page of the app. */
function isFirst(table: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname === `/t/${table}`;
}

export function inlined<Board>(table: string): Inlined<Board> | null {
  const text = document.getElementById('board')?.textContent;
  return text && isFirst(table) ? (JSON.parse(text) as Inlined<Board>) : null;
}
