/**
 * A way to a far place or for a ticket. The server computes the cheapest one with my cards, at any time; it is asked
 * again after every event, so that a plan made while others move still holds when it is my turn.
 */
import type { Eye } from '../../../lib/net/eye.svelte';
import type { TableView, PlannedWayView } from '../view';

export class Plan {
  /** A stop, a country or a ticket. */
  goal = $state<string | null>(null);
  /** Null if no way is open, or until it is known. */
  way = $state.raw<PlannedWayView | null>(null);
  /** Whether the player has taken it as a plan: it stays until it is done or dropped. */
  kept = $state(false);
  /** Whether the server has answered. */
  known = $state(false);
  private run = 0;

  constructor(private readonly eye: Eye<TableView>) {}

  /** Look at the way to a goal, or put it away if it is already shown. */
  async look(goal: string, kept = false): Promise<void> {
    if (this.goal === goal) return this.drop();
    this.goal = goal;
    this.kept = kept;
    this.way = null;
    this.known = false;
    await this.fresh();
  }

  keep(): void {
    this.kept = true;
  }

  drop(): void {
    this.run++;
    this.goal = this.way = null;
    this.kept = this.known = false;
  }

  /** The tracks that are still to be claimed. */
  get tracks(): string[] {
    return this.way?.tracks.map((one) => one.track) ?? [];
  }

  /** The first track of the way that can be claimed now. */
  next(payable: ReadonlySet<string> | null): string | undefined {
    return this.tracks.find((track) => payable?.has(track));
  }

  /** Something has happened: the cheapest way may be another one. */
  async fresh(): Promise<void> {
    if (this.goal === null || this.eye.seat === null) return;
    const run = ++this.run;
    const told = await this.eye.preview([], { plan: this.goal });
    if (run !== this.run) return; // asked again in the meantime
    const [way = null] = (told.plan ?? []) as PlannedWayView[];
    if (this.tracks.length && way && !way.tracks.length) return this.drop(); // done
    this.way = way;
    this.known = true;
  }
}
