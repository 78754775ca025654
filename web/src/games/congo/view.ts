/** What the server says about Congo 1884. */
import type { WordsOf } from '../../lib/net/protocol';
import type { AnswerWords, FactWords, WhyWords } from '../types/congo';

export type * from '../types/congo';
export type { LineView as SheetLine } from '../types/congo';

/** Cards or tiles by their ids. */
export type Cards = Record<string, number>;

/** The words of an answer, and of a fact in the log or in a refusal. */
export type OfAnswer = WordsOf<AnswerWords>;
export type OfFact = WordsOf<FactWords[keyof FactWords] | WhyWords[keyof WhyWords]>;
