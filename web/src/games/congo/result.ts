/** How the fight for the stop before has ended: it stays in sight while the next bids are chosen. */
import type { Fact } from '../../lib/protocol';
import { sinceStop } from './story';

export const RESULTS = ['CO-SCORE-01', 'CO-TIE-04', 'CO-CHIEF-03', 'CO-SP-TAMTAM-02'];

export function lastResult(log: Fact[]): Fact[] {
  const found: Fact[] = [];
  for (let at = sinceStop(log) - 1; at >= 0; at--) {
    const fact = log[at];
    if (!fact || fact.rule === 'CO-STATION-01') break;
    if (RESULTS.includes(fact.rule)) found.unshift(fact);
  }
  return found;
}
