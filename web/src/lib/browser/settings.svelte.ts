/** What this browser remembers: theme, language, sound, speed of others' turns, hints already seen. */

export type Theme = 'system' | 'light' | 'dark';
/** How others' turns are shown; `click`: each one waits until the player has pressed a button. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off' | 'click';

interface Kept {
  theme: Theme;
  language: string;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether a phone may vibrate. */
  haptics: boolean;
  notify: boolean;
  speed: Speed;
  /** Whether an answer without a choice is given without a click. */
  auto: boolean;
  hints: string[];
  guide: boolean;
  /** Which meaning the words above have. */
  version: number;
}

const KEY = 'kindu';
const FIRST: Kept = {
  theme: 'system',
  language: '',
  sound: true,
  volume: 0.6,
  haptics: true,
  notify: false,
  speed: 'normal',
  auto: true,
  hints: [],
  guide: true,
  version: 2,
};

/** Until version 2, the usual speed was called slow. */
function renewed(old: Partial<Kept>): Partial<Kept> {
  if ((old.version ?? 1) >= 2) return old;
  return { ...old, version: 2, ...(old.speed === 'slow' ? { speed: 'normal' } : {}) };
}

function kept(): Kept {
  try {
    return { ...FIRST, ...renewed(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST }; // storage is forbidden or damaged: this visit uses the defaults
  }
}

export const settings = $state<Kept>(kept());

/** Change settings and keep them for the next visit. */
export function choose(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may forbid it: the choice lasts until the page is closed
  }
  if (change.theme !== undefined) paint();
}

const system = window.matchMedia('(prefers-color-scheme: dark)');

export function dark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && system.matches);
}

/** Apply the theme to the page. */
export function paint(): void {
  document.documentElement.dataset['theme'] = dark() ? 'dark' : 'light';
}

system.addEventListener('change', paint);

/** Whether pieces may move across the screen: the system or the player may forbid it. */
export function still(): boolean {
  return settings.speed === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const PACES: Record<Speed, number> = { slow: 1.7, normal: 1, click: 1, fast: 0.5, off: 0 };

/** What the length of a motion is multiplied by. */
export function pace(): number {
  return PACES[settings.speed];
}
