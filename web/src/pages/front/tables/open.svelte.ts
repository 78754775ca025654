/** Public tables of others that wait for players. */
import { get } from '../../../lib/net/http';
import type { TableInfo, Tables } from '../../../lib/net/protocol';
import { openSeats } from '../../parts/words';

class Open {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether the server has answered or has failed to. */
  known = $state(false);
}

export const open = new Open();

/** Mine are listed elsewhere; a full one waits for nobody. */
const waits = (table: TableInfo): boolean =>
  table.status === 'open' &&
  openSeats(table.seats).length > 0 &&
  !table.host &&
  !table.seats.some((one) => one.yours);

export async function lookForOpen(): Promise<void> {
  try {
    open.tables = (await get<Tables>('/api/tables')).tables.filter(waits);
  } catch (error) {
    console.warn(error); // what was known stays on the screen; the next request comes soon
  } finally {
    open.known = true;
  }
}
