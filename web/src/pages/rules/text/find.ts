/** Search in the rules: ignores capitals and accents, and looks only where hits can be marked. */
import { lines, type Block, type Inline } from '../../../lib/rules/markdown';

export interface Cut {
  text: string;
  hit: boolean;
}

const SHORTEST = 2;

/** Letter by letter, so that positions in the folded text are positions in the original. */
function fold(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
}

/** What is searched for; nothing if it is too short to be useful. */
export function wanted(words: string): string {
  const folded = fold(words.trim());
  return folded.length < SHORTEST ? '' : folded;
}

/** A text cut at its hits. */
export function cut(text: string, query: string): Cut[] {
  if (query === '') return [{ text, hit: false }];
  const found: Cut[] = [];
  const folded = fold(text);
  let at = 0;
  for (let hit = folded.indexOf(query); hit >= 0; hit = folded.indexOf(query, at)) {
    if (hit > at) found.push({ text: text.slice(at, hit), hit: false });
    at = hit + query.length;
    found.push({ text: text.slice(hit, at), hit: true });
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}

function hits(parts: Inline[], query: string): number {
  return parts.reduce((sum, part) => {
    if ('inside' in part) return sum + hits(part.inside, query);
    return 'text' in part ? sum + cut(part.text, query).filter((one) => one.hit).length : sum;
  }, 0);
}

export function count(blocks: Block[], query: string): number {
  return lines(blocks).reduce((sum, parts) => sum + hits(parts, query), 0);
}
