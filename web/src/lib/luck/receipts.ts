/** What this browser gave and was shown, table by table; kept here, where the server can't change it afterwards. */
import type { LuckInfo } from '../net/protocol';

export interface Receipt {
  kindu: 'receipt 1';
  /** The link of the table. */
  table: string;
  nonce: string;
  /** As it was shown before the nonce was revealed; the seal was added when it was shown. */
  luck: LuckInfo | null;
}

const BEGINS = 'kindu.luck.';
const MOST = 100;
/** For browsers that don't let us keep anything: until the page is closed. */
const here = new Map<string, Receipt>();

export function receiptOf(table: string): Receipt | null {
  try {
    const text = localStorage.getItem(BEGINS + table);
    if (text) return JSON.parse(text) as Receipt;
  } catch {
    // storage is forbidden or damaged
  }
  return here.get(table) ?? null;
}

export function keepReceipt(receipt: Receipt): void {
  try {
    makeRoom();
    localStorage.setItem(BEGINS + receipt.table, JSON.stringify(receipt));
  } catch {
    here.set(receipt.table, receipt);
  }
}

/** Forget receipts of tables that never started, then the oldest ones. */
function makeRoom(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(BEGINS));
  if (keys.length < MOST) return;
  const age = (key: string): number => receiptOf(key.slice(BEGINS.length))?.luck?.until ?? 0;
  for (const key of keys.sort((a, b) => age(a) - age(b)).slice(0, keys.length - MOST + 1))
    localStorage.removeItem(key);
}
