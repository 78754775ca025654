/**
 * "No special card at this stop", said ahead. It is kept in this browser alone: neither the server nor anybody at the
 * table can know of it. With other people the answer waits a random time, like a person who looks at the cards, so that
 * nobody can tell it from one that was thought about, or from one without a choice.
 */
import type { TableView } from '../../view';

const LEAST = 900;
const MORE = 2600;

export class Preset {
  /** The stop for which it was said. */
  private round = $state(0);
  private timer = 0;

  on(view: TableView | null): boolean {
    return view !== null && this.round === view.round;
  }

  /** Said, or taken back. */
  toggle(view: TableView): void {
    this.round = this.on(view) ? 0 : view.round;
    if (!this.round) this.cancel();
  }

  /** Passes by itself, soon; alone with bots at once. */
  answer(pass: () => void, alone: boolean): void {
    this.cancel();
    if (alone) pass();
    else this.timer = window.setTimeout(pass, LEAST + Math.random() * MORE);
  }

  cancel(): void {
    window.clearTimeout(this.timer);
  }
}
