/** Who is away, for how long, and how long until a bot may play there; nothing ticks while all are here. */
import { language } from '../i18n/i18n.svelte';
import type { Seat } from '../net/protocol';
import { clockText } from './clock.svelte';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

export interface Away {
  /** Milliseconds that the person of the seat has been away. */
  since: number;
  /** Milliseconds until others may put a bot there; null if they may not. */
  botIn: number | null;
}

/** Minutes and seconds; from an hour on, whole hours or days. */
export function spanText(ms: number): string {
  if (ms < HOUR) return clockText(Math.floor(ms / SECOND) * SECOND);
  const [unit, size] = ms < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const form = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' });
  return form.format(Math.floor(ms / size));
}

/** How it stands with a seat so many milliseconds after the server told it. */
export function awayAfter(seat: Seat | undefined, passed: number): Away | null {
  if (!seat || seat.away === null || seat.here) return null;
  const botIn = seat.bot_in === null ? null : Math.max(0, seat.bot_in - passed);
  return { since: seat.away + passed, botIn };
}

/** For a component: how it stands with the seats now; it runs while somebody is away. */
export function absences(seats: () => readonly Seat[], told: () => number): (number: number) => Away | null {
  let now = $state(performance.now());
  $effect(() => {
    if (!seats().some((one) => one.away !== null)) return;
    now = performance.now();
    const timer = window.setInterval(() => (now = performance.now()), SECOND);
    return () => window.clearInterval(timer);
  });
  return (number) =>
    awayAfter(
      seats().find((one) => one.seat === number),
      Math.max(0, now - told()),
    );
}
