/** What the server says about Heart of Africa. */
import type { WordsOf } from '../../lib/net/protocol';
import type { AnswerWords, FactWords, WhyWords } from '../types/heart_of_africa';

export type * from '../types/heart_of_africa';

/** Cards by their ids. */
export type Cards = Record<string, number>;

/** The words of an answer, and of a fact in the log or in a refusal. */
export type OfAnswer = WordsOf<AnswerWords>;
export type OfFact = WordsOf<FactWords[keyof FactWords] | WhyWords[keyof WhyWords]>;
