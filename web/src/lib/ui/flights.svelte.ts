/** Things that fly over the screen from where they came to where they went: coins, points, cards. */
import { still } from '../browser/settings.svelte';
import { sound, type SoundName } from '../browser/sound';

export interface Flight {
  id: number;
  kind: 'coin' | 'points' | 'card' | 'page';
  n: number;
  colour: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  ms: number;
}

class Sky {
  flights = $state.raw<Flight[]>([]);
}

export const sky = new Sky();
let next = 0;

/** The centre of the element that stands for a thing: the first visible one with data-at. */
function middle(at: string): { x: number; y: number } | null {
  for (const one of document.querySelectorAll(`[data-at~="${CSS.escape(at)}"]`)) {
    const box = one.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < window.innerHeight)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

export interface FlightRequest {
  kind: Flight['kind'];
  from: string;
  to: string;
  n?: number;
  colour?: string;
}

const SOUND: Record<Flight['kind'], SoundName> = { coin: 'coin', points: 'coin', card: 'card', page: 'card' };

/** Let something fly; nothing happens if an end is not on the screen, or if motion is switched off. */
export function fly(wanted: FlightRequest, ms: number): void {
  if (still() || rushing) return;
  const from = middle(wanted.from);
  const to = middle(wanted.to);
  if (!from || !to) return;
  sound(SOUND[wanted.kind]);
  const id = next++;
  const { kind, n = 0, colour = '' } = wanted;
  const one = { id, kind, n, colour, x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y, ms };
  sky.flights = [...sky.flights, one];
}

export function landed(id: number): void {
  sky.flights = sky.flights.filter((one) => one.id !== id);
}

let rushing = false;
const waiting = new Set<() => void>();

/** For motions: some time passes, or none if the player is in a hurry. */
export function wait(ms: number): Promise<void> {
  if (rushing) return Promise.resolve();
  return new Promise((done) => {
    const over = (): void => {
      waiting.delete(over);
      done();
    };
    waiting.add(over);
    window.setTimeout(over, ms);
  });
}

/** The player is in a hurry: all motions run to their ends at once, until `calm`. */
export function rush(): void {
  rushing = true;
  sky.flights = [];
  for (const over of [...waiting]) over();
}

export function calm(): void {
  rushing = false;
}
