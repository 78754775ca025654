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
import { LuckPart } from '../luck/part';
import { seatName } from '../table/bots';
import { calm, rush } from '../ui/flights.svelte';
import { Socket, type ConnectionStatus } from './socket';

/** Draws what happened; resolves when the next event may be shown. */
export type Motion<View> = (told: Told<View>, before: View | null) => Promise<void> | void;

export class Eye<View> {
  status = $state<ConnectionStatus>('connecting');
  sentence = $state('');
  about = $state.raw<About | null>(null);
  yours = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  /** Whether this visitor made the table, and so may mute people. */
  host = $state(false);
  seats = $state.raw<Seat[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  shown = $state.raw<Standing<View> | null>(null);
  log = $state.raw<Fact[]>([]);
  fresh = $state(0);
  /** Seats that I have left or handed to a bot, and may take back. */
  back = $state.raw<number[]>([]);
  /** When the seats and the proposal were told, as performance.now() has it. */
  seatsAt = $state(0);
  proposalAt = $state(0);
  proposal = $state.raw<Proposal | null>(null);
  rematch = $state('');
  clockAt = $state(0);
  busy = $state(false);
  motion: Motion<View> | null = null;
  /** Gives the player time to see what happened, after its motion; none is left once `hurried` resolves. */
  pause: ((told: Told<View>, hurried: Promise<void>) => Promise<void> | void) | null = null;

  /** The last event received; it may not have been drawn yet. */
  n = $state(-1);
  private queue: Told<View>[] = [];
  private missing = 0;
  private pumping = false;
  private hurrying: (() => void) | null = null;
  private rushing = false;
  private text = false;
  private readonly socket: Socket<View>;
  private readonly part: LuckPart;

  /** `plain`: the game has no drawings here, so the server is asked to tell it in English. */
  constructor(
    table: string,
    seat?: number,
    private readonly plain: (game: string) => boolean = () => false,
  ) {
    const which = seat === undefined ? '' : `?seat=${seat}`;
    this.part = new LuckPart(table);
    this.socket = new Socket<View>(
      `/api/tables/${table}/socket${which}`,
      () => ({ n: this.n, ...(this.text ? { text: true } : {}), ...this.part.hello(this.n) }),
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

  /** Whether no other person plays: then nobody has to agree to what I take back. */
  get alone(): boolean {
    return this.shown?.alone ?? false;
  }

  /** The answer that I have no choice but to give; empty if I have one, or if haste could tell something. */
  get forced(): number[] {
    const moved = this.shown && 'kind' in this.shown && this.shown.kind === 'undo';
    return this.legal.length && !moved ? (this.shown?.forced ?? []) : [];
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
    if (!this.pumping) return;
    this.rushing = true;
    rush();
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
        this.host = message.host;
        this.seat = message.eye;
        this.hearSeats(message.seats);
        this.back = message.back ?? [];
        this.chat = message.chat;
        this.rematch = message.rematch ?? '';
        this.n = message.n;
        for (const told of this.queue) this.show(told); // their facts are not sent again
        this.queue = [];
        if (message.view !== undefined) {
          const standing = message as Standing<View>;
          if (standing.story > this.missing + this.log.length) this.skipTo(standing.story);
          this.show(this.counted(standing));
        }
        this.hearProposal(message.proposal ?? null);
        this.reveal(message.table);
        break;
      case 'told':
        this.n = message.n;
        this.queue.push(this.counted(message));
        void this.pump();
        break;
      case 'seats':
        this.hearSeats(message.seats);
        this.about = message.table;
        this.reveal(message.table);
        break;
      case 'sealed':
        if (this.shown) this.shown = { ...this.shown, ...message };
        break;
      case 'proposal':
        this.hearProposal(message.proposal);
        break;
      case 'chat':
        this.hearWords(message);
        break;
      case 'rematch':
        this.rematch = message.table;
        break;
    }
  }

  /** Take part in the luck, once what was pledged is shown and kept. */
  private reveal(about: About): void {
    const nonce = this.part.hear(about, this.seat !== null);
    if (nonce) this.socket.ask({ t: 'reveal', nonce }).catch(() => undefined); // if it is too late, the seal says so
  }

  private hearSeats(seats: Seat[]): void {
    this.seats = seats;
    this.seatsAt = performance.now();
  }

  private hearProposal(proposal: Proposal | null): void {
    this.proposal = proposal;
    this.proposalAt = performance.now();
  }

  /** Counts facts from the first one in our log: of a very long game, the server sends only the newest. */
  private counted<S extends Standing<View>>(standing: S): S {
    if (standing.story < this.missing) this.skipTo(standing.story);
    const { story, since } = standing;
    const here = (at: number): number => Math.max(0, at - this.missing);
    const moved = since && { since: { first: here(since.first), until: here(since.until) } };
    return { ...standing, story: story - this.missing, ...moved };
  }

  private skipTo(story: number): void {
    this.missing = story;
    this.log = [];
  }

  /** A message of a number that is already there replaces it: its author was deleted. */
  private hearWords(line: ChatLine): void {
    const known = this.chat.some((one) => one.k === line.k);
    this.chat = known ? this.chat.map((one) => (one.k === line.k ? line : one)) : [...this.chat, line];
  }

  private show(standing: Standing<View>): void {
    this.shown = standing;
    this.fresh = standing.story;
    this.log = [...this.log.slice(0, standing.story), ...standing.facts];
    this.hearProposal(standing.proposal ?? null);
    this.clockAt = performance.now();
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      const before = this.view;
      this.busy = this.queue.length > 0 || this.motion !== null || this.pause !== null;
      this.show(told);
      if (this.about && told.result) this.about = { ...this.about, status: 'over' };
      else if (this.about?.status === 'open') this.about = { ...this.about, status: 'running' };
      await this.wait(told, before);
    }
    this.pumping = false;
    this.rushing = false;
    this.busy = false;
    calm();
  }

  private async wait(told: Told<View>, before: View | null): Promise<void> {
    if (this.rushing) return;
    const hurried = new Promise<void>((done) => (this.hurrying = done));
    try {
      await this.draw(told, before, hurried);
    } catch (error) {
      console.warn(error); // a drawing that fails must not stop the game
    }
    this.hurrying = null;
  }

  /** A motion that is hurried runs to its end, so that it leaves nothing half drawn behind. */
  private async draw(told: Told<View>, before: View | null, hurried: Promise<void>): Promise<void> {
    const moved = this.motion?.(told, before);
    if (moved) await Promise.race([moved, hurried.then(() => Promise.race([moved, soon()]))]);
    if (this.rushing) return;
    const paused = this.pause?.(told, hurried);
    if (paused) await Promise.race([paused, hurried]);
  }
}

/** After everything that can run now. */
const soon = (): Promise<void> => new Promise((done) => window.setTimeout(done));
