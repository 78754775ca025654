/** What is worth a moment of its own: I am chief, I score with a card, or a tie gives points to all who stayed level. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import type { Moment } from '../../common/moment/moments.svelte';
import { number, text } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import ChiefMoment from '../signs/ChiefMoment.svelte';
import type { TableView } from '../view';
import { because } from './news';

/** What the drawing of a new chief shows. */
export interface Won {
  station: string | null;
  flag: string | null;
}

const OTHERS = ['CO-TIE-04', 'CO-SP-OKAPI-02', 'CO-SP-TRADER-02'];

export function momentOf(fact: Fact, view: TableView, box: Box): Moment | null {
  const points = number(fact.words, 'points');
  const seat = fact.seat ?? 0;
  if (!points) return null;
  if (fact.rule === 'CO-SCORE-01') {
    const stop = text(fact.words, 'stop');
    const place = view.places.find((one) => one.id === stop);
    const won: Won = { station: place?.station ?? null, flag: place?.flag ?? null };
    const sources = [{ n: points, why: because(fact, box) }];
    const title = t('congo.moment.chief', { stop: box.stop(stop) });
    return { title, seat, points, sources, drawing: ChiefMoment, of: won, ms: 1500 };
  }
  return OTHERS.includes(fact.rule) ? { title: because(fact, box), seat, points, ms: 1200 } : null;
}
