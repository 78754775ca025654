/** How the fight for the previous stop ended, and the card played there: both stay visible while bids are chosen. */
import type { Fact } from '../../../lib/net/protocol';
import { sinceStop } from './story';

export const RESULTS = ['CO-SCORE-01', 'CO-TIE-04', 'CO-CHIEF-03', 'CO-SP-TAMTAM-02'];
const PLAYED = 'CO-SPC-03'; // it may have ended the fight at once

export function lastResult(log: Fact[]): Fact[] {
  const found: Fact[] = [];
  for (let at = sinceStop(log) - 1; at >= 0; at--) {
    const fact = log[at];
    if (!fact || fact.rule === 'CO-STATION-01') break;
    if (RESULTS.includes(fact.rule) || fact.rule === PLAYED) found.unshift(fact);
  }
  return found;
}
