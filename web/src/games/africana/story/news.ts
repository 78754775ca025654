/** What facts are about, why they score, and which of them are worth a moment. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import { newsOf, type News } from '../../../lib/table/current.svelte';
import type { Scene } from '../../../lib/table/scene';
import type { Moment } from '../../common/moment/moments.svelte';
import { number, text, type Mark } from '../../common/story/teller';
import type { Box } from '../box.svelte';
import type { TableView } from '../view';
import Prize from './Prize.svelte';

const DRAWS = ['AF-DRAW-01', 'AF-DRAW-02', 'AF-SETUP-15'];

/** The ends of an expedition that a fact is about: joining is at its start, completing at its destination. */
function ends(box: Box, { rule, words }: Fact): string[] {
  const card = box.expeditions.get(text(words, 'expedition'));
  if (!card) return [];
  if (rule === 'AF-EXP-01') return [card.start];
  return rule === 'AF-EOT-05' ? [card.start, card.goal] : [card.goal];
}

/** What a fact is about, by `data-at`: cards, places, books, the deck. */
export function idsOf(box: Box, fact: Fact): string[] {
  const { words } = fact;
  const adventure = text(words, 'adventure');
  const target = box.adventures.get(adventure)?.target;
  const places = [text(words, 'place'), target ?? '', ...ends(box, fact)].filter(Boolean);
  const book = text(words, 'book');
  return [
    ...[adventure, text(words, 'expedition')].filter(Boolean),
    ...places.map((one) => `place-${one}`),
    ...(book ? [`book-${book}`] : []),
    ...(DRAWS.includes(fact.rule) ? ['deck'] : []),
  ];
}

/** What others touched; a deck that everybody draws from is not worth a mark. */
export function trail(box: Box, news: News[]): Mark[] {
  return news.map(({ at, fact }) => ({
    at,
    seat: fact.seat ?? 0,
    ids: idsOf(box, fact).filter((id) => id !== 'deck'),
  }));
}

/** Why points change, in a few words. */
export function because(box: Box, { rule, words }: Fact): string {
  const adventure = text(words, 'adventure');
  if (rule === 'AF-EXP-12') return box.expedition(text(words, 'expedition'));
  if (rule === 'AF-ADV-04') return box.adventure(adventure);
  if (rule !== 'AF-SCORE-04') return '';
  const [n, what] = [number(words, 'copies'), box.kind(adventure)];
  return n > 1 ? t('gain.set', { n, what }) : t('gain.set.one', { what });
}

/** What is drawn for a moment: a journey that ends, or one or more prizes. */
export interface PrizeOf {
  expedition?: string;
  adventure?: string;
  copies?: number;
}

const TITLES = {
  'AF-EXP-12': 'moment.expedition',
  'AF-ADV-04': 'moment.artefact',
  'AF-ADV-05': 'moment.assistant',
  'AF-SCORE-04': 'moment.set',
} as const;

/** My own successes. */
export function momentOf(box: Box, fact: Fact, seat: number | null): Moment | null {
  const { rule, words } = fact;
  if (seat === null || fact.seat !== seat || !(rule in TITLES)) return null;
  const points = number(words, 'points');
  const of: PrizeOf = {
    expedition: text(words, 'expedition'),
    adventure: text(words, 'adventure'),
    copies: Math.max(1, number(words, 'copies')),
  };
  const why = because(box, fact) || box.adventure(text(words, 'adventure'));
  const title = t(TITLES[rule as keyof typeof TITLES]);
  return { title, seat, points, sources: [{ n: points, why }], drawing: Prize, of: { ...of, box }, ms: 1300 };
}

/** A step that somebody else made since my last turn. */
export interface Walked {
  seat: number;
  from: string;
  to: string;
}

/** Where a seat stood before a line of the log: its last step, or where its company starts. */
function stood({ log, view }: Scene<TableView>, box: Box, seat: number, before: number): string {
  const step = log.findLast((fact, at) => at < before && fact.rule === 'AF-MOVE-02' && fact.seat === seat);
  if (step) return text(step.words, 'place');
  const company = view.seats[seat - 1]?.company;
  return box.board.companies.find((one) => one.country === company)?.start ?? '';
}

/** The steps of others since my last turn, for the map. */
export function walksOf(scene: Scene<TableView>, box: Box): Walked[] {
  return newsOf(scene).flatMap(({ at, fact }) => {
    const { rule, seat } = fact;
    if (rule !== 'AF-MOVE-02' || seat === undefined || seat === scene.seat) return [];
    return [{ seat, from: stood(scene, box, seat, at), to: text(fact.words, 'place') }];
  });
}

/** The cards that were laid open since my last turn. */
export function newCards(scene: Scene<TableView>): Set<string> {
  const laid = newsOf(scene).filter(({ fact }) => ['AF-EOT-05', 'AF-BOOK-01'].includes(fact.rule));
  return new Set(laid.map(({ fact }) => text(fact.words, 'expedition') || text(fact.words, 'adventure')));
}
