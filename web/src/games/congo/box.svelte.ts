/** Stops, tiles and cards of the box by their ids, with their names in the current language. */
import { either, known, nameOf, t } from '../../lib/i18n/i18n.svelte';
import { ICONS, type GameIconName } from './signs/icons';
import type {
  AuxiliaryCardView,
  BoardView,
  CharacterCardView,
  NationView,
  ProfessionView,
  SpecialCardView,
  StationCardView,
  StopView,
} from './view';

const byId = <One extends { id: string }>(list: One[]): Map<string, One> =>
  new Map(list.map((one) => [one.id, one]));

export class Box {
  readonly stops: Map<string, StopView>;
  readonly stations: Map<string, StationCardView>;
  readonly nations: Map<string, NationView>;
  readonly professions: Map<string, ProfessionView>;
  readonly characters: Map<string, CharacterCardView>;
  readonly auxiliaries: Map<string, AuxiliaryCardView>;
  readonly specials: Map<string, SpecialCardView>;

  constructor(readonly board: BoardView) {
    this.stops = byId(board.stops);
    this.stations = byId(board.stations);
    this.nations = byId(board.nations);
    this.professions = byId(board.professions);
    this.characters = byId(board.characters);
    this.auxiliaries = byId(board.auxiliaries);
    this.specials = byId(board.specials);
  }

  stop(id: string): string {
    return nameOf('congo.stop', id, this.stops.get(id)?.name);
  }

  /** Mission; with `null`, a tile that nobody has turned. */
  station(id: string | null): string {
    return id === null
      ? t('congo.station.unknown')
      : nameOf('congo.station', id, this.stations.get(id)?.name);
  }

  /** At a mission, in the jungle. */
  at(station: string): string {
    return nameOf('congo.at', station, this.station(station));
  }

  /** Great Britain. */
  nation(id: string): string {
    return nameOf('congo.nation', id, this.nations.get(id)?.name);
  }

  /** British. */
  people(id: string): string {
    return nameOf('congo.people', id, this.nations.get(id)?.people);
  }

  /** British flag; with `null`, that there is none. */
  flag(id: string | null): string {
    return id === null ? t('congo.flag.none') : nameOf('congo.flag', id, this.nation(id));
  }

  /** Under a British flag. */
  under(flag: string): string {
    return nameOf('congo.under', flag, this.flag(flag));
  }

  /** As a Briton: how a neutral is counted after its die. */
  as(nation: string): string {
    return nameOf('congo.as', nation, this.people(nation));
  }

  profession(id: string): string {
    return nameOf('congo.profession', id, this.professions.get(id)?.name);
  }

  /** For a missionary. */
  for(profession: string): string {
    return nameOf('congo.for', profession, this.profession(profession));
  }

  /** British missionary. */
  character(id: string): string {
    const one = this.characters.get(id);
    const otherwise = one
      ? t('congo.character.other', {
          people: this.people(one.nation),
          professions: one.professions.map((each) => this.profession(each)).join(', '),
        })
      : id;
    return nameOf('congo.character', id, otherwise);
  }

  /** The name on the n-th card of a kind. */
  person(id: string, n = 0): string {
    const persons = this.characters.get(id)?.persons ?? [];
    return persons[n % Math.max(1, persons.length)] ?? this.character(id);
  }

  auxiliary(id: string): string {
    return nameOf('congo.auxiliary', id, this.auxiliaries.get(id)?.name);
  }

  /** What an auxiliary fits: for a doctor; an interpreter and a servant have their own sentence. */
  fits(id: string): string {
    const key = `congo.fits.${id}`;
    if (known(key)) return t(key);
    return either((this.auxiliaries.get(id)?.fits ?? []).map((one) => this.for(one)));
  }

  special(id: string): string {
    return nameOf('congo.special', id, this.specials.get(id)?.name);
  }

  /** What a special card does. */
  specialText(id: string): string {
    const key = `congo.special.text.${id}`;
    return known(key) ? t(key, { n: Math.abs(this.specials.get(id)?.points ?? 0) }) : '';
  }

  /** The same for a card that somebody else has played. */
  playedText(id: string, who: string): string {
    const key = `congo.special.played.${id}`;
    const n = Math.abs(this.specials.get(id)?.points ?? 0);
    return known(key) ? t(key, { n, who }) : this.specialText(id);
  }

  /** Where a special card may be played, by the data of the board. */
  specialWhere(id: string): string {
    const card = this.specials.get(id);
    if (!card) return '';
    const missing = this.board.stops.filter((one) => !card.stops.includes(one.id));
    if (card.flag) return t('congo.where.flag');
    if (card.stations.length < this.board.stations.length) return this.whereStations(card);
    if (!missing.length) return t('congo.where.all');
    if (missing.length === 1) return t('congo.where.not.stop', { stop: this.stop(missing[0]?.id ?? '') });
    return t('congo.where.from', { stop: this.stop(card.stops[0] ?? '') });
  }

  private whereStations(card: SpecialCardView): string {
    const missing = this.board.stations.filter((one) => !card.stations.includes(one.id));
    const [first] = missing;
    return missing.length === 1 && first
      ? t('congo.where.not', { where: this.at(first.id) })
      : t('congo.where.only', { where: either(card.stations.map((one) => this.at(one))) });
  }

  language(id: string): string {
    return nameOf('congo.language', id);
  }

  /** The nation of a character. */
  nationOf(character: string): string {
    return this.characters.get(character)?.nation ?? '';
  }

  /** Whether an id is a card with its own sign. */
  iconed(id: string): boolean {
    return this.characters.has(id) || this.auxiliaries.has(id) || this.specials.has(id);
  }

  /** The profession of a character that an auxiliary is for; none if it fits everybody. */
  helps(auxiliary: string, character: string | null): string | null {
    return this.characters.get(character ?? '')?.helped_by[auxiliary] ?? null;
  }

  professionsOf(character: string): string[] {
    return this.characters.get(character)?.professions ?? [];
  }
}

/** The drawing of a profession, an auxiliary, a special card or a deck: they are named by their ids. */
export function iconOf(id: string): GameIconName {
  return id in ICONS ? (id as GameIconName) : 'special';
}
