/** Where the lines, marks and labels of a chart of points stand, in pixels. */

export interface TurnPoints {
  label: string;
  points: number[];
}

export interface End {
  seat: number;
  value: number;
  /** Where the line ends, and where its label stands: labels keep apart. */
  line: number;
  label: number;
}

const LETTER = 7;
const LABEL = 16;
const MARKS = 7;
const STEPS = [1, 2, 3, 5];

function stepFor(range: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) if (range / (step * power) <= most) return step * power;
}

export class Plot {
  readonly left: number;
  readonly right: number;
  readonly top = 10;
  readonly bottom: number;
  readonly ticks: number[] = [];
  readonly named: boolean;
  private readonly low: number;
  private readonly high: number;

  constructor(
    readonly turns: TurnPoints[],
    readonly names: string[],
    readonly width: number,
    height: number,
  ) {
    this.named = width >= 480;
    const longest = Math.max(0, ...names.map((name) => name.length));
    const beside = this.named ? Math.min(longest, 14) * LETTER : 0;
    const values = turns.flatMap((turn) => turn.points).filter(Number.isFinite);
    const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
    const step = stepFor(most - least, height < 180 ? 3 : 5);
    this.low = Math.floor(least / step) * step;
    this.high = Math.ceil(most / step) * step;
    for (let tick = this.low; tick <= this.high; tick += step) this.ticks.push(tick);
    this.left = 12 + LETTER * Math.max(...this.ticks.map((tick) => String(tick).length));
    this.right = width - 52 - beside;
    this.bottom = height - 26;
  }

  x(index: number): number {
    return this.left + (index / Math.max(1, this.turns.length - 1)) * (this.right - this.left);
  }

  y(value: number): number {
    return this.bottom - ((value - this.low) / (this.high - this.low)) * (this.bottom - this.top);
  }

  value(seat: number, index: number): number | undefined {
    const found = this.turns[index]?.points[seat - 1];
    return Number.isFinite(found) ? found : undefined;
  }

  line(seat: number): string {
    const points = this.turns.flatMap((_, index) => {
      const value = this.value(seat, index);
      return value === undefined ? [] : [`${this.x(index).toFixed(1)},${this.y(value).toFixed(1)}`];
    });
    return points.length ? `M${points.join('L')}` : '';
  }

  /** Some turns at which the sign of a seat is drawn; other seats have other turns. */
  marks(seat: number): number[] {
    const every = Math.max(1, Math.ceil(this.turns.length / MARKS));
    const first = Math.floor(((seat - 0.5) * every) / Math.max(1, this.names.length));
    return this.turns.map((_, index) => index).filter((index) => index % every === first);
  }

  /** The labels at the ends of the lines, pushed apart. */
  ends(): End[] {
    const last = this.turns.length - 1;
    const found = this.names.flatMap((_, at) => {
      const value = this.value(at + 1, last);
      return value === undefined ? [] : [{ seat: at + 1, value, line: this.y(value), label: this.y(value) }];
    });
    found.sort((a, b) => a.line - b.line || a.seat - b.seat);
    let least = this.top - 2;
    for (const end of found) {
      end.label = Math.max(end.label, least);
      least = end.label + LABEL;
    }
    let most = this.bottom + 4;
    for (const end of found.reverse()) {
      end.label = Math.min(end.label, most);
      most = end.label - LABEL;
    }
    return found;
  }

  /** The turns that have a label below: as many as there is room for. */
  labels(): number[] {
    const longest = Math.max(1, ...this.turns.map((turn) => turn.label.length)) * LETTER + 14;
    const most = Math.max(1, Math.floor((this.right - this.left) / longest));
    const every = stepFor(this.turns.length, most);
    return this.turns.map((_, index) => index).filter((index) => index % every === 0);
  }

  /** The turn nearest to a place. */
  near(x: number): number {
    const share = (x - this.left) / Math.max(1, this.right - this.left);
    return Math.min(this.turns.length - 1, Math.max(0, Math.round(share * (this.turns.length - 1))));
  }

  short(name: string): string {
    return name.length > 14 ? `${name.slice(0, 13)}…` : name;
  }
}
