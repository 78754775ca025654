/** The end of a game in words: why it ended, who won, and what decided where points are equal. */
import { known, t } from '../../../lib/i18n/i18n.svelte';
import type { Result, Seat } from '../../../lib/net/protocol';
import type { Names } from '../story/teller';

/** What a game's score sheet is given. */
export interface SheetProps<View, Board> {
  board: Board;
  view: View;
  result: Result;
  /** Who sat where. */
  seats: Seat[];
}

export function winners(result: Result): number[] {
  return result.places.flatMap((place, at) => (place === 1 ? [at + 1] : []));
}

export function ending(result: Result): string {
  const key = `sheet.end.${result.ending}`;
  return known(key) ? t(key) : (result.text ?? result.ending);
}

/** What places alone don't say: ties (`tie`: something else decided, `shared`: nothing did), and who gave up. */
export function remarks(result: Result, names: Names, words: { tie: string; shared: string }): string[] {
  const stayed = result.places.flatMap((place, at) => {
    const gone = result.resigned.includes(at + 1);
    return gone ? [] : [{ place, points: result.points[at] ?? '' }];
  });
  const pairs = stayed.flatMap((one, at) => stayed.slice(at + 1).map((other) => [one, other] as const));
  const equal = pairs.filter(([one, other]) => one.points === other.points);
  const found: string[] = [];
  if (equal.some(([one, other]) => one.place !== other.place)) found.push(words.tie);
  if (equal.some(([one, other]) => one.place === other.place)) found.push(words.shared);
  for (const seat of result.resigned) found.push(t('sheet.resigned', { who: names(seat) }));
  return found;
}
