/** What this browser remembers: theme, language, sound, speed of motion, hints already seen. */

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'fast' | 'off';

interface Kept {
  theme: Theme;
  language: string;
  sound: boolean;
  notify: boolean;
  speed: Speed;
  hints: string[];
  guide: boolean;
}

const KEY = 'kindu';
const FIRST: Kept = {
  theme: 'system',
  language: '',
  sound: true,
  notify: false,
  speed: 'slow',
  hints: [],
  guide: true,
};

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
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
