/** Who sits at a seat, as every game's panel of players says it. */
import { absences, type Away } from '../../../lib/table/away.svelte';
import { clocks } from '../../../lib/table/clock.svelte';
import type { Seat } from '../../../lib/net/protocol';
import type { Scene } from '../../../lib/table/scene';
import type { Names } from '../story/teller';

export interface Sitting {
  /** From 1. */
  number: number;
  me: boolean;
  name: string;
  sitter: Seat | undefined;
  /** Whether this seat is asked now. */
  turn: boolean;
  /** What its clock shows; empty without one. */
  clock: string;
  /** For how long its person has been away; null if not. */
  away?: Away | null;
}

/** What a game's panel of one player is given. */
export interface PlayerProps<Own, View, Box> {
  box: Box;
  /** What this eye may know about the seat. */
  own: Own;
  scene: Scene<View>;
  sitting: Sitting;
  /** Whether hands lie open: in a replay and at the end. */
  open: boolean;
}

/** For a component: who sits at the seat with this place in the view; its clock runs. */
export function sittings(scene: () => Scene<unknown>, names: () => Names): (at: number) => Sitting {
  const time = clocks(scene);
  const away = absences(
    () => scene().seats,
    () => scene().seatsAt ?? 0,
  );
  return (at) => {
    const [number, { seat, seats, asked }] = [at + 1, scene()];
    return {
      number,
      me: seat === number,
      name: names()(number),
      sitter: seats.find((one) => one.seat === number),
      turn: asked.includes(number),
      clock: time.texts?.[at] ?? '',
      away: away(number),
    };
  };
}
