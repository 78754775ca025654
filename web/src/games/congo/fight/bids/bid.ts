/** What a column or a row of the fight is given to draw one bid. */
import type { Scene } from '../../../../lib/table/scene';
import { trailOf } from '../../../common/story/trail';
import type { Teller } from '../../../common/story/teller';
import { t } from '../../../../lib/i18n/i18n.svelte';
import type { Box } from '../../box.svelte';
import { seatOf } from '../fight';
import type { BidView, TableView } from '../../view';

export interface Tag {
  text: string;
  /** It is my move. */
  go: boolean;
}

export interface BidProps {
  view: TableView;
  seat: number;
  name: string;
  me: boolean;
  tag: Tag | null;
  /** The bids are being turned face up. */
  turning: boolean;
  /** As it is, or as it would be with the planned cards. */
  bid: BidView | null;
  person: string;
  /** Planned auxiliaries. */
  planned: string[];
  /** What this seat has done since my last turn: `laid-2-nurse`, `dropped`, `waited`, `bid`. */
  news: ReadonlySet<string>;
}

/** What each other seat has done since my last turn, as far as it has been told. */
export function newsBySeat(scene: Scene<TableView> | null, tells: Teller<unknown>): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  if (!scene) return found;
  for (const { seat, kind = '', ids } of trailOf(scene, tells)) {
    const known = found.get(seat) ?? new Set();
    for (const one of [kind, ...ids]) known.add(one);
    found.set(seat, known);
  }
  return found;
}

/** Who is asked, and who is next. */
export function tagOf(
  view: TableView,
  seat: number,
  me: number | null,
  who: { asked: number[]; sealed: number[] },
): Tag | null {
  const asked = who.asked.includes(seat);
  if (view.chief === seat) return { text: t('congo.tag.chief'), go: true };
  if (who.sealed.includes(seat)) return { text: t('congo.slot.chosen'), go: false };
  if (asked && seat === me) return { text: t('congo.tag.you'), go: true };
  if (asked) return { text: t('congo.tag.asked'), go: false };
  if (view.card?.owner === seat && !view.face_up) return { text: t('congo.tag.owner'), go: false };
  if (view.next === seat) return { text: t('congo.tag.next'), go: false };
  if (view.question === 'special' && view.asked && view.order.indexOf(seat) < view.order.indexOf(view.asked))
    return { text: t('congo.tag.passed'), go: false };
  return null;
}

/** The name on a bid: two cards of one kind are two people, and mine keeps the name that it had in the hand. */
export function personOf(view: TableView, seat: number, me: number | null, box: Box): string {
  const kind = seatOf(view, seat)?.bid?.character;
  if (!kind) return '';
  const alike = view.order.filter((one) => seatOf(view, one)?.bid?.character === kind);
  const named = [...alike.filter((one) => one === me), ...alike.filter((one) => one !== me)];
  return box.person(kind, named.indexOf(seat));
}
