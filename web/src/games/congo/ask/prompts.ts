/** What may be done now, and whom everybody waits for, in sentences. */
import { known, list, t } from '../../../lib/i18n/i18n.svelte';
import type { Scene } from '../../../lib/table/scene';
import type { Names } from '../../common/story/teller';
import type { Mode, Play } from '../play.svelte';
import type { TableView } from '../view';

const TARGETS: Mode[] = ['gorilla', 'warrior', 'victim'];

/** What the player at this screen may do now; empty if it is not asked, or has chosen. */
export function may(play: Play): string {
  const { mode, laying } = play;
  if (mode === 'wait' || play.sealed) return '';
  if (laying) return mayLay(play);
  const key = `congo.may.${mode.replace('_more', '')}`;
  if (known(key)) return t(key);
  return t(TARGETS.includes(mode) ? 'congo.may.who' : 'congo.may.either');
}

function mayLay(play: Play): string {
  const wait = play.find('wait');
  if (play.all('lay').length) return t(wait ? 'congo.may.lay.wait' : 'congo.may.lay');
  return t(wait ? 'congo.may.wait' : 'congo.may.drop');
}

/** Whom everybody waits for, and what that player does; empty if nobody is asked, or this player is. */
export function waiting(
  { asked, seat, view }: Pick<Scene<TableView>, 'asked' | 'seat' | 'view'>,
  names: Names,
): string {
  if (!asked.length || (seat !== null && asked.includes(seat))) return '';
  const key = `congo.wait.${view.question ?? ''}`;
  const who = list(asked.map(names));
  return known(key) ? t(key, { who, n: asked.length }) : t('congo.wait', { who, n: asked.length });
}
