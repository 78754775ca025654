/** The table that was left last: whoever comes back to it soon, with the browser's back button, finds it as it is. */
import { Party } from './party.svelte';

const SOON = 60_000;

let kept: { party: Party; timer: number } | null = null;

function drop(): void {
  if (!kept) return;
  window.clearTimeout(kept.timer);
  kept.party.close();
  kept = null;
}

/** The players at this browser; those of the table that was just left, if it is the same one. */
export function join(table: string): Party {
  if (kept?.party.id === table && kept.party.eye.status !== 'gone') {
    window.clearTimeout(kept.timer);
    const { party } = kept;
    kept = null;
    return party;
  }
  drop();
  return new Party(table);
}

/** Leave a table; its connection stays for a while. */
export function leave(party: Party): void {
  drop();
  kept = { party, timer: window.setTimeout(drop, SOON) };
}
