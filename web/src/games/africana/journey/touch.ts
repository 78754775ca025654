/** What the planned journey does to the cards on the table, in words for their rows. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Stop } from './journey.svelte';

export function touches(stops: Stop[]): Map<string, string> {
  const found = new Map<string, string>();
  stops.forEach((stop, n) => {
    for (const one of stop.deeds) {
      if (!one.on) continue;
      if (n) found.set(one.id, t(one.join ? 'play.touch.join' : 'play.touch.complete', { n }));
      else found.set(one.id, t(one.join ? 'play.touch.join.here' : 'play.touch.complete.here'));
    }
  });
  return found;
}
