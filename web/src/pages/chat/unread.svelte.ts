/** Which lines of a table's chat this browser has not shown yet; kept, so that who comes back sees what is new. */
import type { ChatLine } from '../../lib/net/protocol';

const KEY = 'kindu-chat';
const MOST = 50; // tables that are remembered

type Seen = Record<string, number>;

function kept(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    return {}; // storage is forbidden or damaged
  }
}

function keep(table: string, k: number): void {
  const others = Object.entries(kept()).filter(([one]) => one !== table);
  const seen = Object.fromEntries([...others, [table, k]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // private windows may forbid it: what was seen is known until the page is closed
  }
}

export class Unread {
  private seen = $state(-1);

  constructor(private readonly table: string) {
    this.seen = kept()[table] ?? -1;
  }

  /** The lines of others that are new here. */
  of(chat: readonly ChatLine[], mine: readonly number[]): ChatLine[] {
    return chat.filter((one) => one.k > this.seen && !(one.seat !== null && mine.includes(one.seat)));
  }

  /** All of these have been shown. */
  see(chat: readonly ChatLine[]): void {
    const last = chat.at(-1)?.k ?? -1;
    if (last <= this.seen) return;
    this.seen = last;
    keep(this.table, last);
  }
}
