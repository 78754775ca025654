/** The games of the house; before the server has answered, as we know them. */
import { get } from '../../lib/net/http';
import type { GameInfo } from '../../lib/net/protocol';

export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'];
export const USUAL_LEVEL = 'casual';

function first(key: string, seats: number[]): GameInfo {
  return { key, title: key, seats, levels: LEVELS, options: {}, board: '' };
}

class House {
  games = $state.raw<GameInfo[]>([
    first('africana', [2, 3, 4]),
    first('heart_of_africa', [2, 3, 4, 5]),
    first('congo', [2, 3, 4]),
  ]);
}

export const house = new House();

let asked: Promise<void> | null = null;

export function askHouse(): Promise<void> {
  asked ??= get<GameInfo[]>('/api/games').then(
    (games) => void (house.games = games),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export function gameOf(key: string): GameInfo {
  return house.games.find((one) => one.key === key) ?? first(key, [2, 3, 4]);
}
