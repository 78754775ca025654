/** Where the player wants to go: chosen at any time, kept while others move, proposed when the turn comes. */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { TableView, TripView } from '../view';
import { tripsOf, type Stop } from './journey.svelte';

export class Outlook {
  goal = $state<string | null>(null);
  /** The cheapest way to every place from where the explorer stands. */
  trips = $state.raw<Map<string, TripView>>(new Map());
  private known = '';

  constructor(private readonly eye: Eye<TableView>) {}

  get trip(): TripView | null {
    return this.goal === null ? null : (this.trips.get(this.goal) ?? null);
  }

  /** The steps of the plan; a missing card is an empty word. */
  get steps(): Stop[] {
    return stepsOf(this.trip);
  }

  /** Plan the way to a place; the same place again drops the plan. */
  choose(place: string): void {
    this.goal = this.goal === place || !this.trips.has(place) ? null : place;
  }

  /** Asks the planner again if hand, place or silver have changed; an aim that is reached is done. */
  async refresh(): Promise<void> {
    const { view, seat } = this.eye;
    const own = view && seat !== null ? view.seats[seat - 1] : undefined;
    if (!own?.hand || this.eye.status !== 'open' || this.eye.shown?.result) return;
    if (own.place === this.goal) this.goal = null;
    const now = [own.place, ...own.hand, own.silver].join(' ');
    if (now === this.known) return;
    try {
      const told = await this.eye.preview([], { plan: true });
      this.trips = tripsOf(told.plan);
      this.known = now;
    } catch {
      // the game has moved on in the meantime, and the next event asks again
    }
  }
}

/** A trip as steps of a journey. */
export function stepsOf(trip: TripView | null | undefined): Stop[] {
  return (trip?.legs ?? []).map(([place, card, cost]) => ({
    place,
    card: card ?? '',
    cost,
    deeds: [],
    others: [],
  }));
}
