/** What flies for a fact, and the symbol on a card: that of the card where this eye sees it, else that of its deck. */
import type { FlightRequest } from '../../../lib/ui/flights.svelte';
import type { Fact } from '../../../lib/net/protocol';
import { text } from '../../common/story/teller';
import type { BoardView } from '../view';

/** The drawing of a character is that of its first profession. */
function symbolOf({ words }: Fact, deck: string, board: BoardView): string {
  const character = board.characters.find((one) => one.id === words['character']);
  return character?.professions[0] ?? (text(words, 'auxiliary') || text(words, 'special') || deck);
}

export function flightsOf(fact: Fact, seat: number | null, stop: string, board: BoardView): FlightRequest[] {
  const who = fact.seat ?? 0;
  const hand = who === seat ? 'hand' : `bid-${who}`;
  const drawn = (deck: string): FlightRequest[] => [
    { kind: 'card', from: `deck-${deck}`, to: hand, colour: symbolOf(fact, deck, board) },
  ];
  const played = (to: string): FlightRequest[] => [
    {
      kind: 'card',
      from: who === seat ? 'hand' : `seat-${who}`,
      to,
      colour: symbolOf(fact, 'auxiliaries', board),
    },
  ];
  const points = Number(fact.words['points'] ?? 0);
  switch (fact.rule) {
    case 'CO-DRAW-01':
    case 'CO-SP-COLONIST-01':
      return drawn(text(fact.words, 'deck') || 'characters');
    case 'CO-DRAW-03':
      return drawn('specials');
    case 'CO-SCORE-02':
      return drawn('hippos');
    case 'CO-AUX-01':
      return played(`bid-${who}`);
    case 'CO-SPC-03':
      return played(`card-${text(fact.words, 'special')}`);
    default:
      return who && points ? [{ kind: 'points', from: `stop-${stop}`, to: `points-${who}`, n: points }] : [];
  }
}
