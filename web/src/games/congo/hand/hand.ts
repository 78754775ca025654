/** The cards of a hand by groups: those that can be used now come first. */
import type { AuxiliaryView, Cards, CharacterView, Question, SeatView, TableView } from '../view';

export type Group = 'auxiliaries' | 'characters' | 'specials';

export const GROUPS: Group[] = ['auxiliaries', 'characters', 'specials'];

const CHARACTERS: (Question | null)[] = ['bid', 'discard'];
const SPECIALS: (Question | null)[] = ['special', 'look', 'deck'];

/** The groups, with the one that this step is about first. */
export function groupsOf(view: TableView): Group[] {
  if (CHARACTERS.includes(view.question)) return ['characters', 'auxiliaries', 'specials'];
  if (SPECIALS.includes(view.question)) return ['specials', 'auxiliaries', 'characters'];
  return GROUPS;
}

const CARDS = ['bid', 'discard', 'special', 'lay', 'lay_more', 'wait'];

/** Whether the cards in hand matter to the question: if not, a phone needs their room. */
export function aboutCards(mode: string | undefined): boolean {
  return mode === undefined || CARDS.includes(mode);
}

/** The server has put those that fit first. */
export function auxiliariesOf(own: SeatView | null | undefined): AuxiliaryView[] {
  return own?.helpers ?? [];
}

/** The server has put the best one first. */
export function charactersOf(own: SeatView | null | undefined): CharacterView[] {
  return own?.hand ?? [];
}

/** The ids of the cards that the question is about, in the order shown: number keys choose among them. */
export function keyed(view: TableView, own: SeatView | null): string[] {
  const [first] = groupsOf(view);
  if (first === 'characters') return charactersOf(own).map((one) => one.id);
  if (first === 'specials') return (own?.special_hand ?? []).map((one) => one.id);
  return auxiliariesOf(own).map((one) => one.id);
}

/** The hippo tiles of a seat as far as this eye knows them, the highest first. */
export const tilesOf = (hippos: Cards | null): number[] =>
  Object.entries(hippos ?? {})
    .flatMap(([n, times]) => Array.from({ length: times }, () => Number(n)))
    .sort((a, b) => b - a);
