/** Tables, seats and what a host has chosen, in words. */
import { seatName as nameAt } from '../../lib/table/bots';
import { known, language, list, nameOf, t } from '../../lib/i18n/i18n.svelte';
import { infoOf } from './catalogue.svelte';
import type { About, Seat, TableInfo, ClockTerms } from '../../lib/net/protocol';

/** The title of a game in this language; if we have no words for it, the server's title. */
export const gameName = (game: string): string => nameOf('front.game', game, infoOf(game).title);
export const levelName = (level: string): string => nameOf('level', level);

/** Who sits there, or that nobody does. */
export function seatName(seat: Seat): string {
  return seat.kind === 'open' ? t('front.seat.open') : nameAt(seat);
}

export const openSeats = (seats: Seat[]): Seat[] => seats.filter((one) => one.kind === 'open');

/** Whether the table waits for me. */
export function isMyTurn(table: TableInfo): boolean {
  if (table.status !== 'running') return false;
  return table.seats.some((one) => one.yours && !one.stand_in && table.asked.includes(one.seat));
}

/** Who sits there; a bot with its level, unless that is its name. */
function sitterName(seat: Seat): string {
  const [name, level] = [seatName(seat), levelName(seat.level ?? '')];
  const told = seat.kind !== 'bot' || !level || name.startsWith(level);
  return told ? name : t('front.open.bot', { name, level });
}

/** Who plays there besides me; at a table of others, everybody. */
export function company(table: TableInfo): string {
  const taken = table.seats.filter((one) => one.kind !== 'open' && !one.yours);
  return list(taken.map(sitterName));
}

/** One line about a table: its title if it has one, and who is there. */
export function summary(table: TableInfo): string {
  const open = table.status === 'open' ? openSeats(table.seats).length : 0;
  const seats = open ? t('front.seats.open', { n: open }) : '';
  return [table.title, company(table), seats].filter(Boolean).join(' · ');
}

/** Under which terms a table waits for players: its clock, and who has made it. */
export function terms(table: TableInfo): string {
  const { clock } = table;
  const time = clock
    ? t('front.open.clock', { bank: span(clock.bank), gain: span(clock.gain) })
    : t('front.open.clock.none');
  const host = table.host || !table.host_name ? '' : t('front.open.host', { name: table.host_name });
  return [time, host].filter(Boolean).join(' · ');
}

/** How a finished game ended: my place, and everybody's points, the best first. */
export function outcome(table: TableInfo): string {
  const { result, seats } = table;
  if (!result) return '';
  const order = seats.map((seat, at) => ({ seat, at, place: result.places[at] ?? 0 }));
  order.sort((one, other) => one.place - other.place);
  const mine = order.find((one) => one.seat.yours);
  const place = mine?.place === 1 ? t('front.finished.won') : '';
  const own = mine && !place ? t('front.finished.place', { place: mine.place, n: seats.length }) : place;
  const points = order.map(({ seat, at }) =>
    t('front.finished.of', { name: seatName(seat), points: result.points[at] ?? '' }),
  );
  return [own, points.join(', ')].filter(Boolean).join(' · ');
}

/** Whose turn it is, or what the table waits for. */
export function stand(table: TableInfo): string {
  if (isMyTurn(table)) return t('front.turn.yours');
  if (table.status === 'open') {
    const mine = table.seats.some((one) => one.yours) || table.host;
    if (!openSeats(table.seats).length) return t('front.turn.ready');
    return mine ? t('front.turn.share') : t('front.turn.join');
  }
  const asked = table.seats.filter((one) => table.asked.includes(one.seat));
  const [first] = asked;
  if (!first) return '';
  return asked.length > 1
    ? t('front.turn.several', { n: asked.length })
    : t('front.turn.of', { name: seatName(first) });
}

export function optionName(option: string): string {
  return nameOf('front.option', option.replaceAll(' ', '_'), option);
}

export function optionValue(option: string, value: string): string {
  const seat = Number(value);
  if (Number.isInteger(seat) && seat > 0) return t('front.option.seat', { n: seat });
  const key = `front.option.${option.replaceAll(' ', '_')}.${value}`;
  return known(key) ? t(key) : value;
}

function span(seconds: number): string {
  const units = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? units[3];
  const form = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' });
  return form.format(seconds / size);
}

export function clockWords(terms: ClockTerms | null): string {
  if (!terms) return t('front.clock.none.words');
  const args = { bank: span(terms.bank), gain: span(terms.gain) };
  return terms.then === 'bot' ? t('front.clock.words.bot', args) : t('front.clock.words.least', args);
}

/** Everything agreed on before the game, one sentence each; defaults are left out. */
export function agreed(about: About, standard: string, host: boolean): string[] {
  const options = Object.entries(about.options).map(([option, value]) =>
    t('front.option.line', { option: optionName(option), value: optionValue(option, value) }),
  );
  const board = standard && about.board !== standard ? [t('front.board.own')] : [];
  const found = about.public ? t('front.public.words') : t('front.private.words');
  const seen = host ? [] : [found]; // the host has a checkbox for it
  return [...options, clockWords(about.clock), ...board, ...seen];
}

/** How many can play. */
export function playersWords(seats: readonly number[]): string {
  const [least, most] = [seats.at(0) ?? 0, seats.at(-1) ?? 0];
  return least === most ? t('front.players.exactly', { n: most }) : t('front.players', { least, most });
}

export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(
    time,
  );
}
