/** What may be done now, whom everybody waits for, and the last round, in sentences. */
import { t, type Key } from '../../../lib/i18n/i18n.svelte';
import type { Fact } from '../../../lib/net/protocol';
import type { Scene } from '../../../lib/table/scene';
import type { Names } from '../../common/story/teller';
import type { Play } from '../play.svelte';
import type { TableView } from '../view';

/** What the player at this screen may do now. */
export function may(play: Play): string {
  const { mode, eye, box } = play;
  if (mode === 'keep') return t('heart.may.keep', { n: play.offer?.least ?? 0 });
  if (mode === 'second') return t('heart.may.second');
  const verbs = new Set(eye.legal.map((one) => one.parts.slice(0, 2).join(' ')));
  if (verbs.has('pass')) return t('heart.may.pass');
  const words = [...verbs];
  const claim = words.some((one) => one.startsWith('claim '));
  const cards = words.some(
    (one) => one.startsWith('take ') || one === 'draw train' || one === 'draw terrain',
  );
  const tickets = verbs.has('draw tickets');
  const which = `${claim ? 'c' : ''}${cards ? 'd' : ''}${tickets ? 't' : ''}`;
  if (!which) return '';
  return t(`heart.may.${which}` as Key, { n: box.board.numbers.cards_per_action });
}

/** Whom everybody waits for, and what that player does; empty if nobody is asked, or this player is. */
export function waiting(scene: Scene<TableView>, names: Names): string {
  const { asked, view, seat } = scene;
  const others = asked.filter((one) => one !== seat);
  if (!others.length) return '';
  if (view.question === 'keep' && asked.length > 1) return t('heart.wait.all');
  const who = names(others[0] ?? 0);
  if (view.question === 'keep') return t('heart.wait.keep', { who });
  if (view.question === 'second') return t('heart.wait.second', { who });
  return t('heart.wait.turn', { who });
}

/** Whose a track is. */
export function ownedBy(owner: number, seat: number | null, names: Names): string {
  return owner === seat ? t('heart.tip.yours') : t('heart.tip.owned', { who: names(owner) });
}

/** Whether the last round is being played: not any more once the game is over, however it ended. */
export function inLastRound({ view, result }: Scene<TableView>): boolean {
  return view.last_round && view.asked !== null && !result;
}

/** Who began the last round, according to the log. */
export function lastRoundBy(log: Fact[]): number {
  return log.find((fact) => fact.rule === 'HA-END-01')?.seat ?? 0;
}
