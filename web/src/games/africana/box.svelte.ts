/** The cards and places of a board by their ids, with their names in the current language. */
import { nameOf, t } from '../../lib/i18n/i18n.svelte';
import type { IconName } from '../../lib/ui/icons';
import type { AdventureView, BoardView, ExpeditionView, Pinned, PlaceView } from './view';

export class Box {
  readonly places: Map<string, PlaceView>;
  readonly expeditions: Map<string, ExpeditionView>;
  readonly adventures: Map<string, AdventureView>;

  constructor(readonly board: BoardView) {
    this.places = new Map(board.places.map((one) => [one.id, one]));
    this.expeditions = new Map(board.expeditions.map((one) => [one.id, one]));
    this.adventures = new Map(board.adventures.map((one) => [one.id, one]));
  }

  place(id: string): string {
    return nameOf('place', id, this.places.get(id)?.name);
  }

  symbol(colour: string): string {
    return nameOf('symbol', colour);
  }

  /** Sun, Sun assistant, Joker: a card of the hand by its notation. */
  card(card: string): string {
    if (card === 'joker') return t('africana.joker');
    if (card.endsWith('-assistant'))
      return t('africana.assistant.of', { symbol: this.symbol(colourOf(card)) });
    return this.symbol(card);
  }

  expedition(id: string): string {
    const one = this.expeditions.get(id);
    return one ? `${this.place(one.start)} → ${this.place(one.goal)}` : id;
  }

  /** Mask, Drum, Sun assistant: what an adventure is, without its target. */
  kind(id: string): string {
    const one = this.adventures.get(id);
    if (one?.assistant) return t('africana.assistant.of', { symbol: this.symbol(one.assistant) });
    return one?.artefact ? nameOf('artefact', one.artefact, one.name ?? one.artefact) : id;
  }

  adventure(id: string): string {
    const one = this.adventures.get(id);
    return one ? t('africana.adventure.named', { what: this.kind(id), place: this.place(one.target) }) : id;
  }

  /** A card with the places that it names. */
  pinned(id: string): Pinned {
    const expedition = this.expeditions.get(id);
    if (expedition) return { id, name: this.expedition(id), places: [expedition.start, expedition.goal] };
    return { id, name: this.adventure(id), places: [this.adventures.get(id)?.target ?? ''] };
  }

  company(country: string): string {
    return nameOf('company', country);
  }

  /** How many steps lie between two places. */
  steps(from: string, to: string): number {
    const ids = this.board.places.map((one) => one.id);
    return this.board.distance[ids.indexOf(from)]?.[ids.indexOf(to)] ?? 0;
  }
}

export function colourOf(card: string): string {
  return card.replace('-assistant', '');
}

export function isAssistant(card: string): boolean {
  return card.endsWith('-assistant');
}

const SYMBOLS: Record<string, IconName> = {
  magenta: 'sun',
  turquoise: 'wave',
  grey: 'mountain',
  orange: 'dune',
  violet: 'moon',
};

/** The drawing of a card or a symbol. */
export function iconOf(card: string): IconName {
  return SYMBOLS[colourOf(card)] ?? 'joker';
}

const ARTEFACTS: Record<string, IconName> = {
  mask: 'mask',
  drum: 'drum',
  figurine: 'figurine',
  shield: 'shield',
  vessel: 'vessel',
};

export function adventureIcon(one: AdventureView): IconName {
  return one.assistant ? 'person' : (ARTEFACTS[one.artefact ?? ''] ?? 'vessel');
}
