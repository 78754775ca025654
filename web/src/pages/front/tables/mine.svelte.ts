/** My tables, fetched again every now and then while they are on the screen. */
import { get } from '../../../lib/net/http';
import type { TableInfo, Tables } from '../../../lib/net/protocol';
import { isMyTurn } from '../../parts/words';

const EVERY = 15_000;

class Mine {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether the server has answered or has failed to. */
  known = $state(false);
}

export const mine = new Mine();

const RANK = { running: 1, open: 2, over: 3 };

function rank(table: TableInfo): number {
  return isMyTurn(table) ? 0 : RANK[table.status];
}

export async function lookAgain(): Promise<void> {
  try {
    const { tables } = await get<Tables>('/api/tables/mine');
    mine.tables = tables.sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
  } catch (error) {
    console.warn(error); // what was known stays on the screen; the next request comes soon
  } finally {
    mine.known = true;
  }
}

/** Keep fetching until told to stop. */
export function watch(look: () => Promise<void>): () => void {
  const again = (): void => {
    if (!document.hidden) void look();
  };
  void look();
  const timer = window.setInterval(again, EVERY);
  document.addEventListener('visibilitychange', again);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
