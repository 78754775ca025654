/**
 * Six languages. A message is text with {places}; {n#one|other} chooses a plural form by Intl.PluralRules:
 * two forms in English, German, Italian, French and Spanish (one|other), three in Russian (one|few|many).
 */
import type common from '../../i18n/en/common';
import type front from '../../i18n/en/front';
import type generic from '../../i18n/en/generic';
import type luck from '../../i18n/en/luck';
import type replay from '../../i18n/en/replay';
import type rules from '../../i18n/en/rules';
import type table from '../../i18n/en/table';
import { choose, settings } from '../browser/settings.svelte';
import { letters } from './letters';

export const LANGUAGES = {
  en: 'English',
  ru: 'Русский',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
} as const;

export type Language = keyof typeof LANGUAGES;

/** The messages of an area; values differ by language. */
export type Messages<Area> = Record<keyof Area & string, string>;

/** Every message there is. Each game adds its own by declaration merging, in `words.ts` of its folder. */
export interface AllMessages
  extends
    Messages<typeof common>,
    Messages<typeof front>,
    Messages<typeof generic>,
    Messages<typeof luck>,
    Messages<typeof replay>,
    Messages<typeof rules>,
    Messages<typeof table> {}

export type Key = keyof AllMessages;

/** Messages that are loaded together: a file in every language, or all of a game's folder. */
export type Area = 'front' | 'generic' | 'luck' | 'replay' | 'rules' | 'table' | `${string}/index`;
export type Args = Record<string, string | number>;

const files = import.meta.glob<Record<string, string>>(
  ['./*/*.ts', '!./*/{common,table}.ts', './*/*/index.ts'],
  {
    base: '../../i18n',
    import: 'default',
  },
);
const wanted = new Set<Area>();

class Tongue {
  language = $state<Language>('en');
  words = $state.raw<Record<string, string>>({});
}

const tongue = new Tongue();
let plural = new Intl.PluralRules('en');

export function language(): Language {
  return tongue.language;
}

/** The language chosen here before, otherwise the first of the browser's languages that we have. */
export function preferred(): Language {
  for (const one of [settings.language, ...navigator.languages]) {
    const short = one.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** The words of a game. */
export function areaOf(game: string): Area {
  return `${game}/index`;
}

/** Tables are next to all pages, so that their words come with those of pages: one file is one request. */
const fileOf = (area: Area): Area => (area === 'table' ? 'front' : area);

async function load(language: Language): Promise<Record<string, string>> {
  const parts = [...new Set([...wanted].map(fileOf))].map((area) => {
    const file = files[`./${language}/${area}.ts`];
    if (!file) throw new Error(`expected words for ${area} in ${language}, but there are none`);
    return file();
  });
  return Object.assign({}, ...(await Promise.all(parts))) as Record<string, string>;
}

/** Load the words of these areas, and of all areas asked for before, in the current language. */
export async function need(...areas: Area[]): Promise<void> {
  if (areas.every((area) => wanted.has(area)) && Object.keys(tongue.words).length) return;
  for (const area of areas) wanted.add(area);
  tongue.words = await load(tongue.language);
}

/** Speak a language; `areas` are needed from now on, too. */
export async function speak(language: Language, ...areas: Area[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  const [words] = await Promise.all([load(language), letters(language)]);
  plural = new Intl.PluralRules(language);
  tongue.language = language;
  tongue.words = words;
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  choose({ language });
}

/** Whether there is such a message: keys made from the ids of a board may not exist. */
export function known(key: string): key is Key {
  return key in tongue.words;
}

export interface Slot {
  name: string;
}

/** The form of a count. */
function form(forms: string[], count: number): string {
  // A fraction of one counts as one (½ point), except in Russian, where fractions take the form of few (½ очка).
  const three = forms.length === 3;
  const part = count > 0 && count < 1;
  const category = part && !three ? 'one' : plural.select(count);
  const order = three ? ['one', 'few', 'many'] : ['one', 'other'];
  const at = order.indexOf(three && category === 'other' ? 'few' : category);
  return forms[at < 0 ? forms.length - 1 : at] ?? '';
}

/** A message cut at its places: text, and slots that the component fills. */
export function pieces(key: Key, args: Args = {}): (string | Slot)[] {
  const text = tongue.words[key] ?? key;
  return text
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('{')) return part;
      const [name = '', forms] = part.slice(1, -1).split('#');
      return forms === undefined ? { name } : form(forms.split('|'), Number(args[name]));
    });
}

/** A message in the current language. */
export function t(key: Key, args: Args = {}): string {
  return pieces(key, args)
    .map((part) => (typeof part === 'string' ? part : String(args[part.name] ?? '')))
    .join('');
}

/** The name of a thing on a board by its id; users' boards may have ids that we have no word for. */
export function nameOf(kind: string, id: string, otherwise: string = id): string {
  const key = `${kind}.${id}`;
  return known(key) ? t(key) : otherwise;
}

/** Making a list format is slow, and every place of a map needs one whenever the table changes. */
const formats = new Map<string, Intl.ListFormat>();

function lists(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${tongue.language} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(tongue.language, { type });
  formats.set(key, format);
  return format;
}

/** One, two and three. */
export const list = (names: string[]): string => lists('conjunction').format(names);

/** One, two or three. */
export const either = (names: string[]): string => lists('disjunction').format(names);
