/** The log of Congo 1884: what belongs together is one entry, and each stop is a chapter. */
import type { Fact } from '../../../lib/net/protocol';
import { number, text, type Passage, type Entry } from '../../common/story/teller';

/** What these show is known to only one seat. */
const SECRET: Record<string, string[]> = {
  'CO-SETUP-02': ['neutral'],
  'CO-SETUP-03': ['character'],
  'CO-SETUP-04': ['auxiliary'],
  'CO-SETUP-06': ['special'],
  'CO-SETUP-08': ['tile'],
  'CO-DRAW-01': ['character', 'auxiliary'],
  'CO-DRAW-03': ['special'],
  'CO-BID-01': ['character'],
  'CO-SCORE-02': ['tile'],
  'CO-INFO-03': ['stop'],
  'CO-SP-COLONIST-01': ['character', 'auxiliary'],
};

/** Whether this eye may not see what the fact is about. */
export function hidden(fact: Fact): boolean {
  const names = SECRET[fact.rule];
  return names !== undefined && names.every((name) => fact.words[name] === undefined);
}

const seatOf = (fact: Fact): number => fact.seat ?? number(fact.words, 'seat');

/** One entry for all seats that do the same. */
export function joint(fact: Fact): boolean {
  if (['CO-SPC-01', 'CO-CHIEF-01'].includes(fact.rule)) return true;
  return ['CO-DRAW-01', 'CO-BID-01'].includes(fact.rule) && hidden(fact);
}

/** One entry for all that a seat gets or lays at once, or for all that is laid out. */
const TOGETHER = [
  'CO-SETUP-02',
  'CO-SETUP-03',
  'CO-SETUP-04',
  'CO-SETUP-06',
  'CO-SETUP-08',
  'CO-SETUP-11',
  'CO-DRAW-01',
  'CO-AUX-01',
  'CO-SCORE-02',
];

/** The cards of a fact; for a fact of several seats, the seat, and the total of its bid as seat:total. */
function cardsOf(fact: Fact): string[] {
  if (fact.rule === 'CO-CHIEF-01') return [`${seatOf(fact)}:${text(fact.words, 'total')}`];
  if (joint(fact)) return [String(seatOf(fact))];
  if (fact.rule === 'CO-SETUP-11') return [`${text(fact.words, 'stop')}:${text(fact.words, 'flag')}`];
  const names = ['character', 'auxiliary', 'special', 'neutral', 'tile'];
  return names.flatMap((name) => (fact.words[name] === undefined ? [] : [text(fact.words, name)]));
}

/** Nothing is said if nothing is seen or nothing came of it. */
function silent(fact: Fact): boolean {
  if (fact.rule === 'CO-INFO-03') return hidden(fact);
  return fact.rule === 'CO-END-01' && !number(fact.words, 'points');
}

/** The earlier entry of the same rule that a fact belongs to; others of that rule may be in between. */
function partner(entries: Entry[], fact: Fact): number {
  for (let at = entries.length - 1; at >= 0; at--) {
    const before = entries[at]?.fact;
    if (before?.rule !== fact.rule) return -1;
    const same = joint(fact) ? joint(before) : seatOf(before) === seatOf(fact);
    if (same && hidden(before) === hidden(fact)) return at;
  }
  return -1;
}

/** Facts, grouped where they belong together; an entry has the number of its last fact. */
export function entriesOf(facts: Fact[], from = 0): Entry[] {
  const entries: Entry[] = [];
  facts.forEach((fact, index) => {
    if (silent(fact)) return;
    const at = from + index;
    const found = joint(fact) || TOGETHER.includes(fact.rule) ? partner(entries, fact) : -1;
    const before = entries[found];
    if (!before) entries.push({ at, fact, n: 1, cards: cardsOf(fact) });
    else
      entries[found] = {
        at,
        fact: merged(before, fact),
        n: before.n + 1,
        cards: [...before.cards, ...cardsOf(fact)],
      };
  });
  return entries;
}

/** An entry of several seats has no sign; if cards were laid, the last total counts. */
function merged(before: Entry, fact: Fact): Fact {
  const several = joint(fact) && !before.cards.includes(String(seatOf(fact)));
  return several ? { rule: fact.rule, words: {} } : joint(fact) ? before.fact : fact;
}

const ENDS = ['CO-END-01'];

/** Whether a rule begins a round: the boat arrives, or at the first stop the tile is turned. */
export function opens(rule: string): boolean {
  return rule === 'CO-MOVE-01' || rule === 'CO-STATION-01';
}

/** The log by stops, the oldest first; rounds are long, so within a stop the latest comes first, below its name. */
export function chaptersOf(log: Fact[]): Passage[] {
  const chapters: Passage[] = [];
  for (const entry of entriesOf(log)) {
    const { rule } = entry.fact;
    const last = chapters.at(-1);
    const arrived = rule === 'CO-STATION-01' && last?.entries.at(-1)?.fact.rule === 'CO-MOVE-01';
    const ends = ENDS.includes(rule) && last?.kind !== 'end';
    const begins = ends || (opens(rule) && !arrived);
    if (begins || !last) {
      const kind = ends ? 'end' : begins ? 'turn' : 'setup';
      chapters.push({ at: entry.at, kind, seat: null, entries: [] });
    }
    chapters.at(-1)?.entries.push(entry);
  }
  return chapters.map((one) => (one.kind === 'turn' ? { ...one, entries: [...one.entries].reverse() } : one));
}

/** Where the round of a chapter took place. */
export function stopOf(chapter: Passage): string {
  const found = chapter.entries.find((one) => opens(one.fact.rule));
  return found ? text(found.fact.words, 'stop') : '';
}

/** The facts of the current stop, since the boat arrived. */
export function sinceStop(log: Fact[]): number {
  for (let at = log.length - 1; at >= 0; at--) {
    if (log[at]?.rule !== 'CO-STATION-01') continue;
    return log[at - 1]?.rule === 'CO-MOVE-01' ? at - 1 : at;
  }
  return 0;
}

/** The flag under which each die for a non-belligerent was rolled, by the number of its fact. */
export function flagsOf(log: Fact[]): Map<number, string> {
  const flags = new Map<string, string>();
  const found = new Map<number, string>();
  let stop = '';
  log.forEach(({ rule, words }, at) => {
    if (rule === 'CO-SETUP-11') flags.set(text(words, 'stop'), text(words, 'flag'));
    else if (rule === 'CO-STATION-01') stop = text(words, 'stop');
    else if (rule === 'CO-STATION-02' || rule === 'CO-STATION-03') flags.delete(stop);
    else if (rule === 'CO-VAL-05') found.set(at, flags.get(stop) ?? '');
  });
  return found;
}
