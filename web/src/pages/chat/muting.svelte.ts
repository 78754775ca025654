/** Whom the host of a table has muted, as the server lists them. */
import { ask, get, post } from '../../lib/net/http';
import type { Mute } from '../../lib/net/protocol';

export class Muting {
  muted = $state.raw<Mute[]>([]);
  failed = $state(false);
  private readonly address: string;

  constructor(table: string) {
    this.address = `/api/tables/${table}/mutes`;
    void this.become(get<Mute[]>(this.address));
  }

  /** Whether everybody is muted who only watches. */
  get watchers(): boolean {
    return this.muted.some((one) => !one.name);
  }

  /** Mute whoever wrote this message. */
  author(k: number): Promise<void> {
    return this.become(post<Mute[]>(this.address, { chat: k }));
  }

  muteWatchers(): Promise<void> {
    return this.become(post<Mute[]>(this.address, { watchers: true }));
  }

  unmute(one: Mute): Promise<void> {
    return this.become(ask<Mute[]>('DELETE', `${this.address}/${one.id}`));
  }

  private async become(list: Promise<Mute[]>): Promise<void> {
    try {
      this.muted = await list;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
