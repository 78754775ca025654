/** What the server says about Africana, and what the screen makes of it. */
import type { WordsOf } from '../../lib/net/protocol';
import type { AnswerWords, FactWords, WhyWords } from '../types/africana';

export type * from '../types/africana';
export type { HalfView as Half, WayView as Way } from '../types/africana';

/** A planned step: where to, and which card pays; `cost` is silver for recolouring. */
export interface JourneyStep {
  place: string;
  /** Empty if the card is still missing. */
  card: string;
  cost: number;
}

/** A place that a click adds to the journey. `sure`: a card in hand fits, without the joker or recolouring. */
export interface Lit extends JourneyStep {
  sure: boolean;
}

/** A card whose places are shown on the map. */
export interface Pinned {
  id: string;
  name: string;
  places: string[];
}

/** The words of an answer, and of a fact in the log or in a refusal. */
export type OfAnswer = WordsOf<AnswerWords>;
export type OfFact = WordsOf<FactWords[keyof FactWords] | WhyWords[keyof WhyWords]>;
