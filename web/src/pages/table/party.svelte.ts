/** The players at one browser: one eye, or several in a hot-seat game, with a curtain between them. */
import { GAMES, screenOf } from '../../games';
import { Eye } from '../../lib/net/eye.svelte';
import { get } from '../../lib/net/http';
import type { BoardOf } from '../../lib/net/protocol';
import { hold } from '../../lib/table/pace.svelte';
import type { Scene } from '../../lib/table/scene';

type TitledBoard = { title: string };
type SomeView = object;

const isPlain = (game: string): boolean => !GAMES.has(game);

export class Party {
  eye: Eye<SomeView>;
  board = $state.raw<TitledBoard | null>(null);
  /** Whose eyes may see the screen, in a hot-seat game. */
  private opened = $state(0);

  constructor(readonly id: string) {
    this.eye = $state.raw(this.look());
    void this.load();
  }

  /** The seat whose player has to come to the screen; 0 while the right one is there. */
  get curtain(): number {
    const { eye } = this;
    if (eye.yours.length < 2 || eye.busy || !eye.shown || eye.shown.result) return 0;
    const next = eye.shown.asked.find((seat) => eye.yours.includes(seat));
    return next && next !== this.opened ? next : 0;
  }

  get pieces(): number[] | null {
    const { eye, board } = this;
    const rule = screenOf(eye.about?.game ?? '').pieces;
    return rule && board && eye.view ? rule(eye.view as never, board as never) : null;
  }

  get title(): string {
    return this.board?.title ?? '';
  }

  /** All seats of this browser, each with its own socket once it is needed. */
  get seats(): number[] {
    return this.eye.yours;
  }

  get scene(): Scene<SomeView> | null {
    const { eye } = this;
    const shown = eye.shown;
    if (!eye.about || !shown) return null;
    return {
      about: eye.about,
      view: shown.view,
      viewText: shown.view_text,
      log: eye.log,
      fresh: eye.fresh,
      since: shown.since ?? null,
      alone: eye.alone,
      seats: eye.seats,
      seat: eye.seat,
      asked: shown.asked,
      legal: eye.legal,
      result: shown.result ?? null,
      clock: shown.clock ?? null,
      clockAt: eye.clockAt,
      seatsAt: eye.seatsAt,
    };
  }

  private async load(): Promise<void> {
    for (let wait = 300; !this.board; wait = Math.min(wait * 2, 5000)) {
      try {
        this.board = (await get<BoardOf<TitledBoard>>(`/api/tables/${this.id}/board`)).board;
      } catch {
        if (this.eye.status === 'gone') return;
        await new Promise((done) => window.setTimeout(done, wait));
      }
    }
  }

  /** Whether my last decision can be taken back without asking anybody; alone, with what the bots did since. */
  get takesBack(): boolean {
    const { eye } = this;
    if (eye.status !== 'open' || eye.shown?.result) return false;
    return eye.undoable === 'free' || (eye.undoable === 'ask' && eye.alone);
  }

  async takeBack(): Promise<void> {
    await this.eye.say('undo').catch(() => undefined); // the game has moved on: the button shows what is possible now
  }

  /** Look again with the rights that this browser has now: after taking a seat. */
  again(seat?: number): void {
    this.eye.close();
    this.eye = this.look(seat);
  }

  private look(seat?: number): Eye<SomeView> {
    const eye = new Eye<SomeView>(this.id, seat, isPlain);
    eye.pause = (told, hurried) => hold.after(told, eye, hurried);
    return eye;
  }

  /** The next player has come to the screen. */
  open(): void {
    const seat = this.curtain;
    this.opened = seat;
    if (seat && seat !== this.eye.seat) this.again(seat);
  }

  close(): void {
    this.eye.close();
  }
}
