/** The staged end: sources one after another, what belongs to one source one by one, the winner last. */
import { getContext, setContext } from 'svelte';
import { buzz } from '../../../lib/browser/haptics';
import { pace, settings } from '../../../lib/browser/settings.svelte';
import { sound } from '../../../lib/browser/sound';
import type { Result } from '../../../lib/net/protocol';

const STEP = 800;
/** However many steps there are. */
const LONGEST = 14_000;

/** What is revealed at once: the lines of a rule for all seats, or one of several lines of a seat. */
export interface SheetStep {
  rule: string;
  /** From 1; null: all seats. */
  seat: number | null;
  /** Which of the lines of this rule. */
  line: number;
}

/** The steps of a score sheet in the order of its lines. */
export function stepsOf({ sheets }: Pick<Result, 'sheets'>): SheetStep[] {
  const rules = [...new Set(sheets.flatMap((sheet) => sheet.map((line) => line.rule)))];
  return rules.flatMap((rule): SheetStep[] => {
    const counts = sheets.map((sheet) => sheet.filter((line) => line.rule === rule).length);
    const most = Math.max(...counts);
    if (most <= 1) return [{ rule, seat: null, line: 0 }];
    return Array.from({ length: most }, (_, line) => line).flatMap((line) =>
      counts.flatMap((count, at) => (line < count ? [{ rule, seat: at + 1, line }] : [])),
    );
  });
}

export class Reveal {
  /** How many steps can be seen. */
  shown = $state(0);
  steps = $state.raw<SheetStep[]>([]);
  private timer = 0;
  private begun = $state(false);

  /** `staged`: false if everything is known already. */
  constructor(private readonly staged: boolean) {}

  /** Whether everything is revealed, the winner too. */
  get done(): boolean {
    return !this.staged || settings.speed === 'off' || (this.begun && this.shown > this.steps.length);
  }

  /** Whether this line of a seat can be seen. */
  has(rule: string, seat: number, line: number): boolean {
    if (this.done) return true;
    const at = this.steps.findIndex(
      (one) => one.rule === rule && one.line === line && (one.seat === null || one.seat === seat),
    );
    return at >= 0 && at < this.shown;
  }

  /** The step that was revealed last. */
  get last(): SheetStep | undefined {
    return this.steps[this.shown - 1];
  }

  begin(result: Pick<Result, 'sheets'>): void {
    if (this.begun) return;
    this.begun = true;
    this.steps = stepsOf(result);
    if (!this.done) this.next();
  }

  /** Everything at once. */
  skip(): void {
    this.stop();
    this.begun = true;
    this.shown = this.steps.length + 1;
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  private next(): void {
    const ms = Math.min(STEP, LONGEST / (this.steps.length + 1)) * pace();
    this.timer = window.setTimeout(() => {
      this.shown += 1;
      sound(this.done ? 'winner' : 'line');
      if (this.done) buzz('success');
      else this.next();
    }, ms);
  }
}

const KEY = Symbol('reveal');

export function setReveal(reveal: Reveal): void {
  setContext(KEY, reveal);
}

/** For a game's score sheet: what can be seen by now; everything where nothing is staged. */
export function useReveal(): Reveal {
  return getContext<Reveal | undefined>(KEY) ?? new Reveal(false);
}
