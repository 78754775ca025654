/** A line of the chat in words. */
import { t } from '../../lib/i18n/i18n.svelte';
import type { ChatLine } from '../../lib/net/protocol';

export const REACTIONS = ['hello', 'luck', 'nice', 'wow', 'oops', 'thanks', 'moment', 'game'] as const;

/** What was said; a reaction in the reader's language. Empty if its author was deleted. */
export function wordsOf(line: ChatLine): string {
  return line.reaction ? t(`chat.reaction.${line.reaction}`) : line.words;
}
