/** Who is looking at these pages, and what the visitor's menu is doing. */
import { ask, get } from '../../lib/net/http';
import type { Me } from '../../lib/net/protocol';
import type { FormName } from './forms';

class Visitor {
  me = $state.raw<Me | null>(null);
  /** The form of the visitor's menu that is open. */
  form = $state<FormName | 'sessions' | null>(null);
  /** Whether a guest would rather stay without a name of their own. */
  stays = $state(false);
}

export const visitor = new Visitor();

let asking: Promise<void> | null = null;

/** Learn who this is; a new visitor becomes a guest. */
export function meet(): Promise<void> {
  if (visitor.me) return Promise.resolve();
  asking ??= get<Me>('/api/me')
    .then((me) => void (visitor.me = me))
    .finally(() => (asking = null));
  return asking;
}

/** Whether to ask for a name: a guest who is about to meet people has none yet. */
export async function needsName(): Promise<boolean> {
  await meet().catch(() => undefined); // who comes by a link may be quicker than the answer
  return visitor.me !== null && !visitor.me.named && !visitor.stays;
}

export function stay(): void {
  visitor.stays = true;
}

export async function rename(name: string): Promise<void> {
  visitor.me = await ask<Me>('PATCH', '/api/me', { name });
}

/** Forget who this is, and so become a new guest. */
async function anew(): Promise<void> {
  visitor.me = null;
  await meet();
}

export async function logOut(): Promise<void> {
  await ask('POST', '/api/logout');
  await anew();
}

export async function forgetMe(): Promise<void> {
  await ask('DELETE', '/api/me');
  await anew();
}
