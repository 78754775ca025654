/**
 * What one eye sees of a table: the server's last message, drawn one event after another.
 * An event waits until the motion of the one before it is over; a click ends all waiting.
 */
import type {
  About,
  Answer,
  ChatLine,
  Fact,
  Preview,
  Proposal,
  Seat,
  Standing,
  ToClient,
  Told,
  UndoRight,
  Why,
  Wishes,
} from './protocol';
import { seatName } from '../table/bots';
import { Socket, type ConnectionStatus } from './socket';

/** Draws what happened; resolves when the next event may be shown. */
export type Motion<View> = (told: Told<View>, before: View | null) => Promise<void> | void;

export class Eye<View> {
  status = $state<ConnectionStatus>('connecting');
  sentence = $state('');
  about = $state.raw<About | null>(null);
  yours = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  shown = $state.raw<Standing<View> | null>(null);
  log = $state.raw<Fact[]>([]);
  fresh = $state(0);
  proposal = $state.raw<Proposal | null>(null);
  rematch = $state('');
  clockAt = $state(0);
  busy = $state(false);
  motion: Motion<View> | null = null;

  /** The last event received; it may not have been drawn yet. */
  n = $state(-1);
  private queue: Told<View>[] = [];
  private pumping = false;
  private hurrying: (() => void) | null = null;
  private rushing = false;
  private text = false;
  private readonly socket: Socket<View>;

  /** `plain`: the game has no drawings here, so the server is asked to tell it in English. */
  constructor(
    table: string,
    seat?: number,
    private readonly plain: (game: string) => boolean = () => false,
  ) {
    const which = seat === undefined ? '' : `?seat=${seat}`;
    this.socket = new Socket<View>(
      `/api/tables/${table}/socket${which}`,
      () => (this.text ? { n: this.n, text: true } : { n: this.n }),
      (message) => this.hear(message),
      (status, sentence) => {
        this.status = status;
        if (sentence) this.sentence = sentence;
      },
    );
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** What this seat may answer now: nothing while earlier events are still being drawn. */
  get legal(): Answer[] {
    return this.busy || this.status !== 'open' ? [] : (this.shown?.legal ?? []);
  }

  get undoable(): UndoRight {
    return this.busy ? 'none' : (this.shown?.undo ?? 'none');
  }

  get myTurn(): boolean {
    return this.seat !== null && (this.shown?.asked ?? []).includes(this.seat);
  }

  nameOf(seat: number): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found ? seatName(found) : '';
  }

  /** The rest of a move as the game proposes it, and the table after that: one question per click. */
  preview(answers: number[], wishes: Wishes = {}): Promise<Preview<View>> {
    return this.socket.ask({ t: 'preview', n: this.n + 1, answers, ...wishes });
  }

  why(answers: number[], moves: string[]): Promise<Why> {
    return this.socket.ask({ t: 'why', n: this.n + 1, answers, moves });
  }

  move(answers: number[]): Promise<unknown> {
    return this.socket.ask({ t: 'move', n: this.n + 1, answers });
  }

  /** undo, propose, resign: each makes the next event. */
  say(t: 'undo' | 'propose' | 'resign'): Promise<unknown> {
    return this.socket.ask({ t, n: this.n + 1 });
  }

  agree(yes: boolean): Promise<unknown> {
    return this.socket.ask({ t: 'agree', n: this.n + 1, yes });
  }

  talk(words: string): Promise<unknown> {
    return this.socket.ask({ t: 'chat', words });
  }

  /** Show everything that still waits to be drawn at once. */
  hurry(): void {
    this.rushing = this.pumping;
    this.hurrying?.();
  }

  close(): void {
    this.queue = [];
    this.socket.close();
  }

  private hear(message: ToClient<View>): void {
    switch (message.t) {
      case 'table':
        if (!this.text && this.plain(message.table.game)) {
          this.text = true;
          this.socket.greet();
          break;
        }
        this.about = message.table;
        this.yours = message.yours;
        this.seat = message.eye;
        this.seats = message.seats;
        this.chat = message.chat;
        this.rematch = message.rematch ?? '';
        this.n = message.n;
        for (const told of this.queue) this.show(told); // their facts are not sent again
        this.queue = [];
        if (message.view !== undefined) this.show(message as Standing<View>);
        this.proposal = message.proposal ?? null;
        break;
      case 'told':
        this.n = message.n;
        this.queue.push(message);
        void this.pump();
        break;
      case 'seats':
        this.seats = message.seats;
        this.about = message.table;
        break;
      case 'sealed':
        if (this.shown) this.shown = { ...this.shown, ...message };
        break;
      case 'proposal':
        this.proposal = message.proposal;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
    }
  }

  private show(standing: Standing<View>): void {
    this.shown = standing;
    this.fresh = standing.story;
    this.log = [...this.log.slice(0, standing.story), ...standing.facts];
    this.proposal = standing.proposal ?? null;
    this.clockAt = performance.now();
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      const before = this.view;
      this.busy = this.queue.length > 0 || this.motion !== null;
      this.show(told);
      if (this.about && told.result) this.about = { ...this.about, status: 'over' };
      else if (this.about?.status === 'open') this.about = { ...this.about, status: 'running' };
      await this.wait(told, before);
    }
    this.pumping = false;
    this.rushing = false;
    this.busy = false;
  }

  private async wait(told: Told<View>, before: View | null): Promise<void> {
    if (this.rushing) return;
    const hurried = new Promise<void>((done) => (this.hurrying = done));
    try {
      const moved = this.motion?.(told, before);
      if (moved) await Promise.race([moved, hurried]);
    } catch (error) {
      console.warn(error); // a drawing that fails must not stop the game
    }
    this.hurrying = null;
  }
}
