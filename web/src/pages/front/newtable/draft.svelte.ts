/** The table that the host is about to make. */
import { botNames } from '../../../lib/table/bots';
import { coloursOf } from '../../parts/colours';
import type { GameInfo, SeatRequest, TableRequest, ClockTerms } from '../../../lib/net/protocol';

export type SeatChoice = SeatRequest['kind'];
export const KINDS: SeatChoice[] = ['me', 'open', 'bot'];

export class SeatDraft {
  kind = $state<SeatChoice>('open');
  level = $state('');
  name = $state('');
  /** Chosen for this seat; empty for any. */
  colour = $state('');

  constructor(kind: SeatChoice, level: string) {
    this.kind = kind;
    this.level = level;
  }
}

const MINUTE = 60;

export class Draft {
  seats = $state<SeatDraft[]>([]);
  options = $state.raw<Record<string, string>>({});
  title = $state('');
  public = $state(false);
  clocked = $state(false);
  minutes = $state<number | null>(30);
  seconds = $state<number | null>(20);
  then = $state<ClockTerms['then']>('least');
  board = $state('');

  constructor(
    readonly game: GameInfo,
    seats: number,
    private readonly level: string,
    private readonly shared = false,
  ) {
    this.resize(seats);
  }

  /** The first seat is mine, the others wait for friends, or are for people at this screen. */
  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count)
      this.seats.push(new SeatDraft(this.seats.length && !this.shared ? 'open' : 'me', this.level));
    const stays = ([, value]: [string, string]): boolean => !(Number(value) > count); // options that name removed seats
    this.options = Object.fromEntries(Object.entries(this.options).filter(stays));
  }

  /** The value of an option; the first is the default. */
  chosen(option: string): string {
    return this.options[option] ?? this.game.options[option]?.[0] ?? '';
  }

  /** Defaults are not sent. */
  choose(option: string, value: string): void {
    const others = Object.entries(this.options).filter(([one]) => one !== option);
    const usual = value === this.game.options[option]?.[0];
    this.options = Object.fromEntries(usual ? others : [...others, [option, value]]);
  }

  /** The colours that a seat may still choose. */
  coloursFor(seat: SeatDraft): string[] {
    const taken = this.seats.filter((one) => one !== seat && one.kind === 'me').map((one) => one.colour);
    return this.game.colours.filter((one) => !taken.includes(one));
  }

  /** The colour of each seat, as the server will give them; null where the rules decide. */
  get colours(): (string | null)[] {
    return coloursOf(
      this.game.colours,
      this.seats.map((one) => (one.kind === 'me' ? one.colour : '')),
    );
  }

  /** How many play at this browser. */
  get here(): number {
    return this.seats.filter((one) => one.kind === 'me').length;
  }

  get full(): boolean {
    return this.seats.every((one) => one.kind !== 'open');
  }

  /** The body of POST /api/tables; a table without open seats starts at once. */
  order(): TableRequest {
    const animals = botNames(this.seats.length);
    const seats = this.seats.map(({ kind, level, name, colour }, at): SeatRequest => {
      if (kind === 'bot') return { kind, level, name: animals[at] };
      if (kind === 'open') return { kind };
      return { kind, ...(name.trim() ? { name: name.trim() } : {}), ...(colour ? { colour } : {}) };
    });
    return {
      game: this.game.key,
      seats,
      options: this.options,
      title: this.title.trim(),
      public: this.public,
      clock: this.clocked ? this.clock() : null,
      board: this.board || null,
      start: this.full && this.here > 0,
    };
  }

  private clock(): ClockTerms {
    return {
      bank: Math.round((this.minutes ?? 0) * MINUTE),
      gain: Math.round(this.seconds ?? 0),
      then: this.then,
    };
  }
}
