/** A finished game, looked at position by position: what a game's screen draws, and the controls behind it. */
import { GAMES } from '../../games';
import { get } from '../../lib/net/http';
import type {
  Answer,
  Course,
  Fact,
  PositionInfo,
  Result,
  Seat,
  Standing,
  TableInfo,
  TimeLeft,
} from '../../lib/net/protocol';
import { namesOf } from '../../lib/table/bots';
import type { Scene } from '../../lib/table/scene';
import { Cache } from './cache';

/** The steps of one turn; the end of the game has no seat. */
export interface Turn {
  n: number;
  seat: number | null;
  from: number;
  to: number;
  points: number[];
}

type SeenPosition<View> = Pick<Standing<View>, 'view' | 'view_text'>;

interface ShownPosition<View> extends SeenPosition<View> {
  index: number;
  eye: string;
  log: Fact[];
  fresh: number;
}

export const ALL = 'all';
export const SPEEDS = [1, 2, 4];
const PAUSE = 1200;
const SETTLE = 80;
const KEPT = 400;

/** A game without drawings here is told in English. */
const textOf = (about: TableInfo): string => (GAMES.has(about.game) ? '' : '&text=1');

/** The turns of a game, each with the points at its beginning. */
export function turnsOf(steps: PositionInfo[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach((step, index) => {
    const now = turns.at(-1);
    const ended = step.seat === null && index === steps.length - 1;
    if (now && now.n === step.turn && !ended) now.to = index;
    else
      turns.push({ n: step.turn, seat: step.seat, from: index, to: index, points: step.points.map(Number) });
  });
  return turns;
}

export class Replay<View> implements Scene<View> {
  /** The position of the controls; the table follows as soon as its view is there. */
  at = $state(0);
  eye = $state(ALL);
  speed = $state(1);
  playing = $state(false);
  trouble = $state.raw<unknown>(null);
  readonly turns: Turn[];
  readonly steps: PositionInfo[];
  readonly seats: Seat[];
  private shown = $state.raw<ShownPosition<View> | null>(null);
  private readonly views = new Cache<SeenPosition<View>>(KEPT);
  private readonly logs = new Cache<Fact[]>(KEPT);
  private timer = 0;

  constructor(
    readonly about: TableInfo,
    readonly course: Course,
  ) {
    this.steps = course.steps;
    this.seats = about.seats.map((one) => ({ ...one, here: true })); // nobody counts as absent in a replay
    this.turns = turnsOf(course.steps);
  }

  /** The course of a game, and its table at the first position to be shown. */
  static async open<View>(about: TableInfo, answers: number, eye: string): Promise<Replay<View>> {
    const known = about.seats.some((one) => String(one.seat) === eye) ? eye : ALL;
    const course = await get<Course>(`/api/tables/${about.id}/course?eye=${known}${textOf(about)}`);
    const found = new Replay<View>(about, course);
    found.logs.put(known, Promise.resolve(course.facts));
    found.eye = known;
    found.at = Math.max(
      0,
      course.steps.findLastIndex((step) => step.answers <= answers),
    );
    await found.show();
    if (found.trouble) throw found.trouble;
    return found;
  }

  get ready(): boolean {
    return this.shown !== null;
  }

  get view(): View {
    if (!this.shown) throw new Error('expected a replay that was opened, but it has no view yet');
    return this.shown.view;
  }

  get viewText(): string[] | undefined {
    return this.shown?.view_text;
  }

  private get step(): PositionInfo | undefined {
    return this.steps[this.shown?.index ?? 0];
  }

  get log(): Fact[] {
    return this.shown?.log ?? [];
  }

  get fresh(): number {
    return this.shown?.fresh ?? 0;
  }

  get seat(): number | null {
    const eye = this.shown?.eye ?? ALL;
    return eye === ALL ? null : Number(eye);
  }

  get asked(): number[] {
    const seat = this.step?.seat ?? null;
    return seat === null ? [] : [seat];
  }

  readonly legal: Answer[] = [];
  readonly clock: TimeLeft | null = null;
  readonly clockAt = 0;

  /** The score sheet, at the last position of a game that ended by its rules. */
  get result(): Result | null {
    const { result } = this.course;
    return result && this.shown?.index === this.last ? { ...result, resigned: [], seed: '' } : null;
  }

  /** The index of the turn that the controls are at. */
  get turn(): number {
    return this.turns.findLastIndex((turn) => turn.from <= this.at);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The answers given before the position of the controls. */
  get answers(): number {
    return this.steps[this.at]?.answers ?? 0;
  }

  get over(): boolean {
    return this.steps[this.at]?.seat === null;
  }

  nameOf(seat: number): string {
    return namesOf(this.seats)(seat);
  }

  address(): string {
    return `/replay/${this.about.id}?at=${this.answers}${this.eye === ALL ? '' : `&eye=${this.eye}`}`;
  }

  go(index: number): void {
    this.at = Math.min(this.last, Math.max(0, index));
    void this.show();
  }

  /** To the beginning of a turn before or after this one; back first goes to the beginning of this one. */
  goTurns(by: number): void {
    const now = this.turn;
    const inside = by < 0 && this.at > (this.turns[now]?.from ?? 0);
    const there = Math.min(this.turns.length - 1, Math.max(0, now + by + (inside ? 1 : 0)));
    this.go(this.turns[there]?.from ?? 0);
  }

  look(eye: string): void {
    this.eye = eye;
    void this.show();
  }

  toggle(): void {
    this.playing = !this.playing;
    window.clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) this.go(0);
    else this.wait();
  }

  close(): void {
    this.playing = false;
    window.clearTimeout(this.timer);
  }

  private wait(): void {
    window.clearTimeout(this.timer);
    if (this.at === this.last) this.playing = false;
    if (this.playing) this.timer = window.setTimeout(() => this.go(this.at + 1), PAUSE / this.speed);
  }

  /** Draw the position of the controls; positions that the slider only passes are not requested. */
  private async show(): Promise<void> {
    const { at: index, eye } = this;
    const stale = (): boolean => index !== this.at || eye !== this.eye;
    try {
      if (!this.views.has(this.key(index, eye)) && this.shown) {
        await new Promise((done) => setTimeout(done, this.playing ? 0 : SETTLE));
        if (stale()) return;
      }
      const [found, facts] = await Promise.all([this.positionAt(index, eye), this.factsOf(eye)]);
      if (stale()) return;
      const log = facts.slice(0, this.steps[index]?.facts);
      this.shown = { ...found, index, eye, log, fresh: this.steps[index - 1]?.facts ?? 0 };
      this.trouble = null;
      for (const near of [index + 1, index - 1, index + 2]) this.positionAt(near, eye).catch(() => undefined);
      this.wait();
    } catch (error) {
      if (stale()) return;
      this.trouble = error;
      this.close();
    }
  }

  private key(index: number, eye: string): string {
    return `${index} ${eye}`;
  }

  private positionAt(index: number, eye: string): Promise<SeenPosition<View>> {
    const near = Math.min(this.last, Math.max(0, index));
    const path = `/api/tables/${this.about.id}/at/${this.steps[near]?.answers ?? 0}?eye=${eye}${textOf(this.about)}`;
    return this.views.get(this.key(near, eye), () => get<SeenPosition<View>>(path));
  }

  private factsOf(eye: string): Promise<Fact[]> {
    const path = `/api/tables/${this.about.id}/course?eye=${eye}${textOf(this.about)}`;
    return this.logs.get(eye, async () => (await get<Course>(path)).facts);
  }
}
