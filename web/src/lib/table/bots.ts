import { nameOf } from '../i18n/i18n.svelte';
import type { Seat } from '../net/protocol';

/** Bots are called after animals, by words that most of our languages share. */
const ANIMALS = [
  'Marabu',
  'Okapi',
  'Serval',
  'Kudu',
  'Gerenuk',
  'Impala',
  'Fennek',
  'Bongo',
  'Sitatunga',
  'Caracal',
  'Genet',
  'Oribi',
];

/** This many different names. */
export function botNames(count: number): string[] {
  const left = [...ANIMALS];
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 'Bot',
  );
}

/** The names of seats by their numbers. */
export function namesOf(seats: Seat[]): (seat: number) => string {
  const names = new Map(seats.map((one) => [one.seat, seatName(one)]));
  return (seat) => names.get(seat) ?? '';
}

/** Who sits there; a bot without a name is called by its level in the visitor's language. */
export function seatName(seat: Seat): string {
  if (seat.kind !== 'bot' || !seat.level || !seat.name.startsWith(seat.level)) return seat.name;
  const number = / (\d+)$/.exec(seat.name)?.[1] ?? '';
  return `${nameOf('level', seat.level)} ${number}`.trim();
}
