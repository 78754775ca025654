/** Whether a card in hand can be used now, and why: the words at the foot of each card. */
import { either, known, t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import { halves, signed } from '../../../lib/i18n/numbers';
import { seatOf } from '../fight/fight';
import type { AuxiliaryView, CharacterView, SpecialView, TableView } from '../view';

export interface Verdict {
  /** Yes, no, or nobody can say yet. */
  fits: boolean | null;
  text: string;
}

const yes = (text: string): Verdict => ({ fits: true, text });
const no = (text: string): Verdict => ({ fits: false, text });
const open = (text: string): Verdict => ({ fits: null, text });

/** Whether an auxiliary fits my bid. */
export function auxiliaryVerdict(card: AuxiliaryView, view: TableView, seat: number, box: Box): Verdict {
  const bid = seatOf(view, seat)?.bid;
  if (!view.helpers_allowed) return no(t('congo.aux.forbidden'));
  if (!bid?.character) return open(before(card.id, box));
  if (card.fits === null) return open(t('congo.aux.die'));
  if (!card.fits) return no(auxiliaryReason(card, view, box));
  if (bid.dropped) return no(t('congo.aux.dropped'));
  if (card.id === 'servant') return yes(t('congo.aux.servant'));
  if (card.id === 'interpreter')
    return yes(
      view.language ? t('congo.aux.foreign', { language: box.language(view.language) }) : t('congo.aux.fits'),
    );
  return yes(
    t('congo.aux.fits.for', { profession: box.profession(box.helps(card.id, bid.character) ?? '') }),
  );
}

/** Before there is a bid: whom it would fit. */
function before(id: string, box: Box): string {
  const key = `congo.aux.open.${id}`;
  return known(key) ? t(key) : box.fits(id);
}

function auxiliaryReason(card: AuxiliaryView, view: TableView, box: Box): string {
  const fits = box.auxiliaries.get(card.id)?.fits ?? [];
  switch (card.why) {
    case 'CO-AUX-03':
      return t('congo.aux.needs', { profession: either(fits.map((one) => box.profession(one))) });
    case 'CO-AUX-05':
      return t('congo.aux.one');
    case 'CO-AUX-06':
      return t('congo.aux.taken');
    case 'CO-INT-01':
      return view.language
        ? t('congo.aux.speaks', { language: box.language(view.language) })
        : t('congo.aux.unneeded');
    case 'CO-INT-02':
      return t('congo.aux.no.flag');
    default:
      return t('congo.aux.no');
  }
}

/** Whether a special card can be played now: the place first, then the moment. */
export function specialVerdict(card: SpecialView, view: TableView, seat: number, box: Box): Verdict {
  const where = box.specialWhere(card.id);
  if (view.station === null) return open(where);
  if (!card.playable) return no(t('congo.special.not.here', { where, here: hindrance(card, view, box) }));
  switch (seatOf(view, seat)?.special_moment) {
    case 'played':
      return no(t('congo.special.one'));
    case 'soon':
      return open(t('congo.special.soon'));
    case 'now':
      return yes(t('congo.special.now', { where }));
    case 'later':
      return open(t('congo.special.wait'));
    case 'passed':
      return no(t('congo.special.passed'));
    default:
      return no(t('congo.special.over'));
  }
}

/** What rules out a card at this place. */
function hindrance(card: SpecialView, view: TableView, box: Box): string {
  if (card.against === 'station') return box.station(view.station);
  return card.against === 'flag' ? box.flag(null) : box.stop(view.stop);
}

/** From one number to another. */
export function span(least: number, most: number): string {
  const key = least < 0 ? 'congo.char.span.below' : 'congo.char.span';
  return t(key, { least: halves(least), most: halves(most) });
}

/** The value of a character here as one number or a span. */
export function worth(card: CharacterView): string {
  if (card.least === null || card.most === null) return '';
  if (card.least === card.most) return halves(card.most);
  return span(card.least, card.most);
}

/** How that number comes about: 4 − 2 here; 3, die 0 to −2. */
export function sumOf(card: CharacterView): string {
  const [first, ...rest] = card.parts;
  if (!first || card.least === null || card.most === null) return '';
  const sum = [
    halves(first.value),
    ...rest.map((one) => `${one.value < 0 ? '−' : '+'} ${halves(Math.abs(one.value))}`),
  ].join(' ');
  if (card.least === card.most) return t('congo.char.sum', { sum });
  return t('congo.char.die', { sum, most: signed(card.raises), least: signed(card.lowers) });
}
