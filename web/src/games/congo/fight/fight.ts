/** How the fight for a station stands, in words: who leads, who is next, what a tie would mean. */
import { list, t, type Key } from '../../../lib/i18n/i18n.svelte';
import type { Names } from '../../common/story/teller';
import { halves } from '../../../lib/i18n/numbers';
import { type Box } from '../box.svelte';
import { tilesOf } from '../hand/hand';
import type { BidView, Cards, PartView, SeatView, FightStep, TableView } from '../view';

/** The steps of a fight as they are shown, in their order (CO-ROUND-03). */
export const STEPS: FightStep[] = ['bids', 'special', 'values', 'auxiliaries', 'chief'];

export const seatOf = (view: TableView, seat: number): SeatView | undefined => view.seats[seat - 1];

/** The seats whose bid takes part, in turn order. */
export function participants(view: TableView): number[] {
  return view.order.filter((seat) => seatOf(view, seat)?.bid);
}

export function leaders(view: TableView): number[] {
  return view.order.filter((seat) => seatOf(view, seat)?.bid?.leads);
}

/** Dropped out, or no bid; a chief or a tied player is still in, although no more cards may follow. */
export function isOut(view: TableView, seat: number, bid: BidView | null): boolean {
  if (view.chief === seat || view.tie?.seats.includes(seat)) return bid === null;
  return bid === null || bid.dropped;
}

/** Level, ahead, or how far behind: a few words for the foot of a column. */
export function standing(view: TableView, seat: number, bid: BidView): string {
  if (!bid.face_up) return t('congo.bid.face.down');
  if (isOut(view, seat, bid)) return t('congo.bid.dropped');
  const open = view.seats.some((one) => one.bid?.pending);
  if (bid.behind === null || open) return '';
  if (!bid.leads) return t('congo.bid.behind', { n: halves(bid.behind) });
  return t(leaders(view).length > 1 ? 'congo.bid.level' : 'congo.bid.leads');
}

const named = (seats: number[], names: Names): string => list(seats.map(names));

/** How I stand: level with somebody, behind, or alone ahead. */
export function stands(view: TableView, seat: number, names: Names): string {
  const bid = seatOf(view, seat)?.bid;
  if (bid?.total == null || bid.behind === null || view.highest === null) return '';
  const others = leaders(view).filter((one) => one !== seat);
  const total = halves(bid.total);
  if (bid.leads && !others.length) return t('congo.lay.alone', { total });
  if (bid.leads) return t('congo.lay.level', { total, who: named(others, names) });
  const highest = halves(view.highest);
  return t('congo.lay.behind', {
    n: halves(bid.behind),
    total: highest,
    who: named(others, names),
  });
}

/** What I have to do, if I may not wait. */
export function duty(view: TableView, seat: number): string {
  const bid = seatOf(view, seat)?.bid;
  if (!bid || view.question !== 'lay' || bid.may_wait || view.highest === null) return '';
  if (bid.waited) return t('congo.lay.duty.waited');
  return t('congo.lay.duty.behind', { total: halves(view.highest) });
}

/** How many tiles I hold, and which. */
function holding(n: number, hippos: Cards | null): string {
  const tiles = tilesOf(hippos).join(', ');
  return tiles ? t('congo.tie.you.tiles', { n, tiles }) : t('congo.tie.you', { n });
}

/** What it would mean if these seats stayed level: their tiles, as far as they are known. */
export function ifTied(view: TableView, seats: number[], me: number | null, names: Names, box: Box): string {
  if (seats.length < 2) return '';
  const held = seats.map((seat) => ({ seat, n: seatOf(view, seat)?.tiles ?? 0 }));
  if (held.every((one) => !one.n)) return t('congo.tie.none', { n: box.board.numbers.tie_points });
  const tiles = held.map(({ seat, n }) =>
    seat === me
      ? holding(n, seatOf(view, seat)?.hippos ?? null)
      : t('congo.tie.other', { n, who: names(seat) }),
  );
  return t('congo.tie.tiles', { tiles: list(tiles) });
}

/** What follows when my total is as in `after`. */
export function follows(after: TableView | null, seat: number, names: Names): string {
  const bid = after && seatOf(after, seat)?.bid;
  if (!after || bid?.behind == null) return '';
  const others = leaders(after).filter((one) => one !== seat);
  if (!bid.leads) return t('congo.opt.lay.behind', { n: halves(bid.behind) });
  if (others.length) return t('congo.opt.lay.level', { who: named(others, names) });
  const rivals = participants(after).filter((one) => one !== seat && !seatOf(after, one)?.bid?.dropped);
  if (!rivals.length) return t('congo.opt.lay.wins');
  return t('congo.opt.lay.alone', { who: names(after.asked ?? 0) });
}

/** One line of a ledger: what the number is for. */
export function partLine(part: PartView, character: string | null, view: TableView, box: Box): string {
  switch (part.what) {
    case 'profession':
      return t('congo.part.profession', {
        profession: box.profession(part.id),
        where: box.at(view.station ?? ''),
      });
    case 'nation':
      return t('congo.part.nation', { people: box.people(part.id), flag: box.flag(view.flag) });
    case 'sympathy':
      return t('congo.part.sympathy', { die: faceOf(part.id, box) ?? '', as: box.as(part.id) });
    case 'special':
      return box.special(part.id);
    case 'auxiliary':
      return auxiliaryLine(part, character, view, box);
  }
}

/** The total, if it is known. */
export function totalOf(bid: BidView): string {
  return bid.total === null || bid.pending ? '…' : halves(bid.total);
}

/** The face of the die that stands for a nation. */
export function faceOf(nation: string, box: Box): number | null {
  const found = Object.entries(box.board.numbers.sympathy).find(([, id]) => id === nation);
  return found ? Number(found[0]) : null;
}

/** An auxiliary with its reason: for a doctor; no English. */
function auxiliaryLine(part: PartView, character: string | null, view: TableView, box: Box): string {
  const card = box.auxiliary(part.id);
  const helps = box.helps(part.id, character);
  let key: Key = 'congo.part.anyone';
  const args = { card, n: part.cards, why: '', language: '' };
  if (part.id === 'interpreter' && view.language) {
    key = 'congo.part.interpreter';
    args.language = box.language(view.language);
  } else if (helps) {
    key = 'congo.part.auxiliary';
    args.why = box.for(helps);
  }
  return part.cards > 1 ? t('congo.part.several', { n: part.cards, what: t(key, args) }) : t(key, args);
}

/** P. Thornbury: first names are shortened to a letter. */
export function short(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length ? `${first.slice(0, 1)}. ${rest.join(' ')}` : first;
}
