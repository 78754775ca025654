/** Whom all wait for, and what that one does. */
import type { Eye } from '../../lib/eye.svelte';
import { known, list, t } from '../../lib/i18n.svelte';
import type { Names } from '../common/teller';
import type { TableView } from './view';

/** Empty while the own answer is on its way. */
export function waiting(eye: Eye<TableView>, names: Names): string {
  const asked = eye.shown?.asked ?? [];
  const question = eye.view?.question ?? '';
  if (!asked.length || (eye.seat !== null && asked.includes(eye.seat))) return '';
  const key = `congo.wait.${question}`;
  const who = list(asked.map(names));
  return known(key) ? t(key, { who, n: asked.length }) : t('congo.wait', { who, n: asked.length });
}
