/**
 * The games. Each is a folder beside this file, and its `game.ts` has everything that the app knows about it: nothing
 * else names a game. A game that only the server knows is played at the generic table.
 */
import type { Component, Snippet } from 'svelte';
import { areaOf, type Area } from '../lib/i18n/i18n.svelte';
import type { Eye } from '../lib/net/eye.svelte';
import type { Sign } from '../lib/table/pieces';
import type { Scene } from '../lib/table/scene';
import type { SheetProps } from './common/sheet/sheet';

export interface ScreenProps<View, Board> {
  scene: Scene<View>;
  board: Board;
  /** The live table; absent in a replay. */
  eye?: Eye<View>;
  /** Takes the place of a live table's questions: the controls of a replay, or the result. */
  dock?: Snippet;
  /** More buttons for the top bar. */
  tools?: Snippet;
  onmenu?: () => void;
  /** The board in words instead of the map. */
  text?: boolean;
}

type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** How a game is played and scored on the screen. */
export interface GameScreen<View = never, Board = never> {
  /** What distinguishes seats besides colour. */
  signs: Sign;
  /** The piece (colour and sign) of each seat, if that is not just the number of the seat. */
  pieces?: (view: View, board: Board) => number[];
  /** Draws the table, live or in a replay. */
  screen: Lazy<ScreenProps<View, Board>>;
  /** The score sheet at the end. */
  sheet: Lazy<SheetProps<View, Board>>;
}

/** The default export of a `game.ts`. Its words are the files of `i18n/<language>/<key>/`. */
export interface Game<View = never, Board = never> extends GameScreen<View, Board> {
  /** Its place on the front page. */
  order: number;
  /** How many can play; the server's list has the last word. */
  seats: [least: number, most: number];
  /** How long a game takes. */
  minutes: number;
  /** The address of its picture, and the colour behind it until it is there. */
  picture: string;
  ground: string;
  /** Its picture in a few stripes, for lists: a CSS background. */
  thumb: string;
  /** The rules for readers. */
  rules: () => Promise<{ default: ReaderRules }>;
}

/** The default export of a game's `rules`. */
export interface ReaderRules {
  /** The text in each language, by file: `./en.md`. */
  texts: Record<string, () => Promise<string>>;
  /** Draws a piece in a line of the text by the name it has there. */
  piece: Lazy<{ name: string }>;
  /** The piece (colour and sign) of each seat in the examples. */
  examples: number[];
}

const found = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' });
const keyOf = (path: string): string => path.split('/')[1] ?? '';

/** The games with a folder here, by their keys, in the order of the front page. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  Object.entries(found)
    .map(([path, game]): [string, Game] => [keyOf(path), game])
    .sort(([, one], [, other]) => one.order - other.order),
);

const LOOKS = 5;

const GENERIC: GameScreen = {
  signs: 'shape',
  pieces: ({ seats = [] }: { seats?: unknown[] }) => seats.map((_, at) => (at % LOOKS) + 1),
  screen: () => import('./generic/Screen.svelte') as never,
  sheet: () => import('./generic/Sheet.svelte') as never,
};

/** The table of a game, or the generic one. */
export function screenOf(key: string): GameScreen {
  return GAMES.get(key) ?? GENERIC;
}

/** The words that the table of a game needs. */
export function wordsOf(key: string): Area[] {
  return ['table', GAMES.has(key) ? areaOf(key) : 'generic'];
}
