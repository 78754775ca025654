/** Whom everybody waits for, and what that player does. */
import type { Eye } from '../../../lib/net/eye.svelte';
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Names } from '../../common/story/teller';
import type { TableView } from '../view';

/** Empty while the player's own answer is on its way. */
export function waiting(eye: Eye<TableView>, names: Names): string {
  const seat = eye.shown?.asked[0] ?? eye.view?.asked ?? 0;
  const question = eye.view?.question;
  if (!seat || eye.seat === seat) return '';
  const who = names(seat);
  if (question === 'leaf') return t('wait.leaf', { who });
  if (question === 'travel') return t('wait.travel', { who });
  if (question === 'hand' || question === 'adventure') return t('wait.discard', { who });
  return t('wait.action', { who });
}
