/** The lines of the score sheet: those of tracks and tickets are shown in two parts each, as the server names them. */
import type { Fact, Result } from '../../../lib/net/protocol';
import { number } from '../../common/story/teller';

function line(rule: string, told: Fact, points: number, count?: string): Fact {
  const seat = told.seat ?? number(told.words, 'seat');
  return { rule, seat, words: { seat, points, n: count ? number(told.words, count) : 0 } };
}

function parts(told: Fact): Fact[] {
  const words = (name: string): number => number(told.words, name);
  if (told.rule === 'HA-SCORE-01')
    return [
      line('HA-CLAIM-08', told, words('printed'), 'tracks'),
      line('HA-TERRAIN-10', told, words('doubled')),
    ];
  if (told.rule === 'HA-SCORE-02')
    return [
      line('HA-SCORE-02.done', told, words('gained'), 'completed'),
      line('HA-SCORE-02.lost', told, -words('forfeited'), 'missed'),
    ];
  return [told];
}

/** The result with these lines in its sheets. */
export function inLines(result: Result): Result {
  return { ...result, sheets: result.sheets.map((sheet) => sheet.flatMap(parts)) };
}
