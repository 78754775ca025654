/** The games that the server offers; until it has answered, those that have a folder in the app. */
import { GAMES } from '../../games';
import { get } from '../../lib/net/http';
import type { GameInfo } from '../../lib/net/protocol';

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'];
const USUAL_LEVEL = 'casual';
const USUAL_SEATS = 3;

/** All numbers of seats from the least to the most. */
function span(seats: readonly number[]): number[] {
  const [least, most] = [seats.at(0) ?? 2, seats.at(-1) ?? 2];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** Until the server has described a game, or if it has no game with this key. */
const untold = (key: string): GameInfo => ({
  key,
  title: '',
  blurb: '',
  minutes: 0,
  seats: [],
  levels: [],
  options: {},
  board: '',
  colours: [],
});

function ours(): GameInfo[] {
  return [...GAMES].map(([key, { seats, minutes }]) => {
    return { ...untold(key), minutes, seats: span(seats), levels: LEVELS };
  });
}

/** As the front page shows them: ours in their order, then those that only the server knows. */
function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (one: GameInfo): number => GAMES.get(one.key)?.order ?? Infinity;
  return games
    .map((one) => ({ ...one, seats: span(one.seats) }))
    .sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

class Catalogue {
  games = $state.raw<GameInfo[]>(ours());
}

export const catalogue = new Catalogue();

let asked: Promise<void> | null = null;

/** Ask the server for its games, once; after a failure the next caller asks again. */
export function askCatalogue(): Promise<void> {
  asked ??= get<GameInfo[]>('/api/games').then(
    (games) => void (catalogue.games = inOrder(games)),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What is known about a game; for an unknown one, only its key. */
export function infoOf(key: string): GameInfo {
  const found = catalogue.games.find((one) => one.key === key);
  return found ?? { ...untold(key), title: key };
}

/** The proposed level of bots. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[Math.floor(levels.length / 2)] ?? '');
}

/** The proposed number of seats: three, or the nearest possible number. */
export function usualSeats(seats: readonly number[]): number {
  const far = (n: number): number => Math.abs(n - USUAL_SEATS);
  return seats.reduce((best, n) => (far(n) < far(best) ? n : best), seats[0] ?? USUAL_SEATS);
}
