/** The clocks of a table as they run; nothing ticks where there is no clock. */
import type { Scene } from './scene';

/** Minutes and seconds, with hours or days in front if needed. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days}:${two(hours)}:${two(minutes)} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

export function clocks(scene: () => Scene<unknown>): { readonly texts: string[] | null } {
  let now = $state(performance.now());
  $effect(() => {
    if (!scene().clock) return;
    const timer = window.setInterval(() => (now = performance.now()), 500);
    return () => window.clearInterval(timer);
  });
  const texts = $derived.by(() => {
    const { clock, clockAt, asked } = scene();
    if (!clock) return null;
    const used = clock.used + Math.max(0, now - clockAt);
    return clock.left.map((left, which) => clockText(asked.includes(which + 1) ? left - used : left));
  });
  return {
    get texts() {
      return texts;
    },
  };
}
