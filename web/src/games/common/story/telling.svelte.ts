/** Who tells the story of the table on the screen: `Voice` says so, and players, moments and marks ask. */
import type { Teller } from './teller';

class Telling {
  teller = $state.raw<Teller<unknown> | null>(null);
}

export const telling = new Telling();
