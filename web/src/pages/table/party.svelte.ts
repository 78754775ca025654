/** The players at one browser: one eye, or several in a hot-seat game, with a curtain between them. */
import { GAMES, screenOf, wordsOf } from '../../games';
import { nameOf, need } from '../../lib/i18n/i18n.svelte';
import { Eye } from '../../lib/net/eye.svelte';
import { get } from '../../lib/net/http';
import type { BoardOf } from '../../lib/net/protocol';
import { hold } from '../../lib/table/pace.svelte';
import type { Scene } from '../../lib/table/scene';
import { looksOf } from '../parts/colours';
import { inlined } from './inlined';

type TitledBoard = { title: string };
type SomeView = object;

const isPlain = (game: string): boolean => !GAMES.has(game);

export class Party {
  eye: Eye<SomeView>;
  board = $state.raw<TitledBoard | null>(null);
  /** Whose eyes may see the screen, in a hot-seat game. */
  private opened = $state(0);
  /** Whether that player has seen enough, and passes the screen on. */
  private passed = $state(false);

  constructor(readonly id: string) {
    this.eye = $state.raw(this.look());
    const known = inlined<TitledBoard>(id);
    if (known) {
      this.board = known.board;
      void screenOf(known.game).screen(); // the game's files are needed as soon as the table is known
      void need(...wordsOf(known.game));
    } else void this.load();
  }

  /** The seat at this screen that is asked next; 0 while its player is there. */
  get next(): number {
    const { eye } = this;
    if (eye.yours.length < 2 || eye.busy || !eye.shown || eye.shown.result) return 0;
    const asked = eye.shown.asked.filter((seat) => eye.yours.includes(seat));
    return asked.includes(this.opened) ? 0 : (asked[0] ?? 0);
  }

  /** The seat whose player has to come to the screen; first, the one before looks at what the move brought. */
  get curtain(): number {
    return this.passed || !this.opened ? this.next : 0;
  }

  /** The player at the screen has seen enough. */
  pass(): void {
    this.passed = true;
  }

  get pieces(): number[] | null {
    const { eye, board } = this;
    const looks = looksOf(eye.seats.map((one) => one.colour));
    if (looks) return looks;
    const rule = screenOf(eye.about?.game ?? '').pieces;
    return rule && board && eye.view ? rule(eye.view as never, board as never) : null;
  }

  get title(): string {
    return this.board ? nameOf('title', this.board.title) : '';
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
    this.passed = false;
    if (seat && seat !== this.eye.seat) this.again(seat);
  }

  close(): void {
    this.eye.close();
  }
}
