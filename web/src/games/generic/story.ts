/** Facts and answers of any game in words: the server's sentence if it sends one, otherwise notation. */
import { t } from '../../lib/i18n/i18n.svelte';
import type { Answer, Fact } from '../../lib/net/protocol';
import type { Passage, Entry, Line, Names, Teller } from '../common/story/teller';
import { worded } from './view';

/** An answer as its button shows it. */
export const answerText = (one: Answer): string => one.text || one.parts.map(worded).join(' ');

/** Names and values; the seat comes before them. */
function wordsOf({ words, seat }: Fact): string {
  const others = Object.entries(words).filter(([name]) => name !== 'seat' || seat === undefined);
  return others.map(([name, value]) => `${worded(name)}: ${value}`).join(', ');
}

/** A fact as one line. */
export function factText(fact: Fact, names: Names): string {
  if (fact.text) return fact.text;
  const who = fact.seat === undefined ? '' : names(fact.seat);
  return [who, fact.rule, wordsOf(fact)].filter(Boolean).join(' · ');
}

function entriesOf(facts: Fact[], from = 0): Entry[] {
  return facts.map((fact, at) => ({ at: from + at, fact, n: 1, cards: [] }));
}

/** A chapter begins whenever another seat does something. */
function chaptersOf(log: Fact[]): Passage[] {
  const chapters: Passage[] = [];
  for (const entry of entriesOf(log)) {
    const { seat = null } = entry.fact;
    const now = chapters.at(-1);
    if (!now || (seat !== null && seat !== now.seat))
      chapters.push({ at: entry.at, kind: seat === null ? 'setup' : 'turn', seat, entries: [] });
    chapters.at(-1)?.entries.push(entry);
  }
  return chapters;
}

export function teller(game: string, names: Names): Teller<never> {
  const lineOf = ({ fact }: Entry): Line<never> => ({
    key: 'generic.line',
    args: { text: factText(fact, names) },
    slots: {},
  });
  return { game, lineOf, entriesOf, chaptersOf, heads: (entry) => entry.fact.seat !== undefined };
}

/** Why an answer is not legal. */
export function reason(fact: Fact): string {
  if (fact.text) return fact.text;
  return fact.rule
    ? t('why.unknown', { rule: [fact.rule, wordsOf(fact)].filter(Boolean).join(', ') })
    : t('why.none');
}
