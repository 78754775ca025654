/** What I may do at a table that has not started, and how it is done. */
import { ask, get, post } from '../../lib/net/http';
import type { TableInfo } from '../../lib/net/protocol';
import { saidOf, type Said } from '../parts/refusals';

export class Room {
  info = $state.raw<TableInfo | null>(null);
  said = $state.raw<Said | null>(null);
  waiting = $state(false);

  constructor(private readonly reseated: () => void) {}

  get host(): boolean {
    return this.info?.host ?? false;
  }

  get yours(): number[] {
    return this.info?.seats.filter((one) => one.yours).map((one) => one.seat) ?? [];
  }

  async look(table: string): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/api/tables/${table}`);
    } catch (error) {
      this.said = saidOf(error);
    }
  }

  change(change: { title?: string; public?: boolean }): Promise<void> {
    return this.act((at) => ask('PATCH', at, change), false);
  }

  take(seat: number, name: string): Promise<void> {
    return this.act((at) => post(`${at}/seats/${seat}`, name ? { name } : {}), true);
  }

  leave(seat: number): Promise<void> {
    return this.act((at) => ask('DELETE', `${at}/seats/${seat}`), true);
  }

  /** A person leaves: I have taken them off the seat. */
  remove(seat: number): Promise<void> {
    return this.act((at) => ask('DELETE', `${at}/seats/${seat}`), false);
  }

  paint(seat: number, colour: string): Promise<void> {
    return this.act((at) => ask('PUT', `${at}/seats/${seat}/colour`, { colour }), false);
  }

  putBot(seat: number, level: string): Promise<void> {
    return this.act((at) => ask('PUT', `${at}/seats/${seat}/bot`, { level }), false);
  }

  /** A bot leaves its seat. */
  free(seat: number): Promise<void> {
    return this.act((at) => ask('DELETE', `${at}/seats/${seat}/bot`), false);
  }

  start(): Promise<void> {
    return this.act((at) => post(`${at}/start`), false);
  }

  private async act(request: (at: string) => Promise<TableInfo>, reseats: boolean): Promise<void> {
    if (!this.info || this.waiting) return;
    this.waiting = true;
    this.said = null;
    try {
      this.info = await request(`/api/tables/${this.info.id}`);
      if (reseats) this.reseated();
    } catch (error) {
      this.said = saidOf(error, { bad_request: 'front.no.name' });
    } finally {
      this.waiting = false;
    }
  }
}
