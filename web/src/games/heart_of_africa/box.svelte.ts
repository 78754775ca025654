/** The cards and places of a board by their ids, with their names in the current language. */
import { list, nameOf, t } from '../../lib/i18n/i18n.svelte';
import type { BoardView, CountryView, StopView, TerrainCardView, TicketCardView, TrackView } from './view';

export const LOCOMOTIVE = 'locomotive';
/** Printed on tracks that any one colour pays for; no card is grey. */
export const GREY = 'grey';

export class Box {
  readonly stops: Map<string, StopView>;
  readonly countries: Map<string, CountryView>;
  readonly tracks: Map<string, TrackView>;
  readonly tickets: Map<string, TicketCardView>;
  readonly terrains: Map<string, TerrainCardView>;

  constructor(readonly board: BoardView) {
    this.stops = new Map(board.stops.map((one) => [one.id, one]));
    this.countries = new Map(board.countries.map((one) => [one.id, one]));
    this.tracks = new Map(board.tracks.map((one) => [one.id, one]));
    this.tickets = new Map(board.tickets.map((one) => [one.id, one]));
    this.terrains = new Map(board.terrains.map((one) => [one.id, one]));
  }

  stop(id: string): string {
    return nameOf('heart.stop', id, this.stops.get(id)?.name);
  }

  country(id: string): string {
    return nameOf('heart.country', id, this.countries.get(id)?.name);
  }

  /** A city or a country: what a ticket names. */
  end(id: string): string {
    return this.countries.has(id) ? this.country(id) : this.stop(id);
  }

  /** The stops that stand for an end of a ticket: a country has several. */
  stopsOf(end: string): string[] {
    return this.countries.get(end)?.stops ?? [end];
  }

  /** Cape Town – Port Elizabeth. */
  pair(a: string, b: string): string {
    return t('heart.pair', { a: this.end(a), b: this.end(b) });
  }

  /** Both stops of a track; if it has a twin, the colour or the number tells the two apart. */
  track(id: string): string {
    const one = this.tracks.get(id);
    if (!one) return id;
    const pair = this.pair(one.a, one.b);
    const twin = one.twin === null ? undefined : this.tracks.get(one.twin);
    if (!twin) return pair;
    if (twin.colour !== one.colour) return t('heart.track.colour', { pair, colour: this.colour(one.colour) });
    return t('heart.track.number', { pair, n: [one.id, twin.id].sort().indexOf(one.id) + 1 });
  }

  /** Both stops of a track. */
  route(id: string): string {
    const one = this.tracks.get(id);
    return one ? this.pair(one.a, one.b) : id;
  }

  ticket(id: string): string {
    const one = this.tickets.get(id);
    return one ? this.pair(one.a, one.b) : id;
  }

  /** All stops that a ticket names, for the map. */
  endsOf(ticket: string): string[] {
    const one = this.tickets.get(ticket);
    return one ? [...this.stopsOf(one.a), ...this.stopsOf(one.b)] : [];
  }

  /** Black, Grey, Locomotive: a train card, or what is printed on a track. */
  colour(id: string): string {
    return nameOf('heart.colour', id);
  }

  /** Mountain and cliff. */
  terrain(id: string): string {
    return nameOf('heart.terrain', id, this.terrains.get(id)?.name);
  }

  /** Mountain: the short name, if there is little room. */
  land(id: string): string {
    return nameOf('heart.land', id, this.terrain(id));
  }

  /** A train card or a terrain card. */
  card(id: string): string {
    return this.terrains.has(id) ? this.terrain(id) : this.colour(id);
  }

  /** 3 × Black and 1 × Locomotive. */
  cards(cards: string[]): string {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    if (counts.size === cards.length) return list(cards.map((card) => this.card(card)));
    return list([...counts].map(([card, n]) => t('heart.cards.of', { n, card: this.card(card) })));
  }
}
