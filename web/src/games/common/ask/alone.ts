/** Texts that differ where only bots play besides me, because then everything can be undone: `<key>.alone`. */
import { known, t, type Args, type Key } from '../../../lib/i18n/i18n.svelte';
import { current } from '../../../lib/table/current.svelte';

export function said(key: Key, args: Args = {}): string {
  const other = `${key}.alone`;
  return t(current.scene?.alone && known(other) ? other : key, args);
}
