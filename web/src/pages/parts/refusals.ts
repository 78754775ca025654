/** What we say about a refusal: our own sentence in the visitor's language, then the server's. */
import { t, type Key } from '../../lib/i18n/i18n.svelte';
import { HttpRefusal } from '../../lib/net/http';
import { No, Offline } from '../../lib/net/socket';

export interface Said {
  ours: string;
  server: string;
}

const SENTENCES: Record<string, Key> = {
  offline: 'offline',
  bad_request: 'front.no.bad_request',
  invalid: 'front.no.bad_request',
  not_yours: 'front.no.not_yours',
  foreign_origin: 'front.no.foreign_origin',
  unknown_host: 'front.no.foreign_origin',
  wrong_password: 'front.no.wrong_password',
  not_found: 'front.no.not_found',
  taken: 'front.no.taken',
  stale: 'front.no.taken',
  too_big: 'front.no.too_big',
  full: 'front.no.full',
  too_fast: 'front.no.too_fast',
  too_many: 'front.no.too_fast',
  too_soon: 'front.no.too_soon',
  too_many_bots: 'front.no.too_many_bots',
  busy: 'front.no.busy',
  storage: 'front.no.busy',
};

/** `special` has better words if the context says more than the code. */
export function saidOf(error: unknown, special: Record<string, Key> = {}): Said {
  if (error instanceof Offline) return { ours: t('offline'), server: '' };
  if (error instanceof No) return { ours: t('front.no.bad_request'), server: error.message };
  if (!(error instanceof HttpRefusal)) {
    console.warn(error);
    return { ours: t('front.no.broken'), server: '' };
  }
  const key = special[error.why] ?? SENTENCES[error.why] ?? 'front.no.broken';
  return { ours: t(key), server: error.message };
}
