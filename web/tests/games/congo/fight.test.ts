import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { personOf, tagOf } from '../../../src/games/congo/fight/bids/bid';
import BidColumn from '../../../src/games/congo/fight/bids/BidColumn.svelte';
import BidRow from '../../../src/games/congo/fight/bids/BidRow.svelte';
import Ledger from '../../../src/games/congo/fight/bids/Ledger.svelte';
import { rowsOf, type Row } from '../../../src/games/congo/fight/dice';
import {
  duty,
  follows,
  ifTied,
  partLine,
  short,
  standing,
  stands,
} from '../../../src/games/congo/fight/fight';
import { auxiliaryVerdict, specialVerdict, sumOf, worth } from '../../../src/games/congo/ask/reasons';
import { lastResult } from '../../../src/games/congo/story/result';
import { Staging } from '../../../src/games/congo/story/staging';
import type { SeatView, TableView } from '../../../src/games/congo/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact, Words } from '../../../src/lib/net/protocol';
import { bidOf, box, fixture, ME, names, tableOf } from './scene';

beforeAll(() => need('front', 'table', 'congo/index'));

describe('how the fight stands', () => {
  const own = fixture.seats[ME - 1]?.bid;

  it('is behind, level or alone ahead', () => {
    expect(stands(fixture, ME, names)).toMatch(/^You are behind by .*\(Dan\)\.$/);
    const level = tableOf({}, { [ME]: { bid: bidOf(ME, { total: 5, leads: true }) } });
    expect(stands(level, ME, names)).toBe('You are level with Dan at 5.');
    const alone = tableOf(
      { asked: 3 },
      { 4: { bid: bidOf(4, { leads: false }) }, [ME]: { bid: bidOf(ME, { total: 6, leads: true }) } },
    );
    expect(stands(alone, ME, names)).toBe('You alone are ahead, with 6.');
    expect(follows(alone, ME, names)).toBe('You lead alone; Cleo must lay a card or drop out');
    expect(follows(level, ME, names)).toBe('Level with Dan');
  });

  it('has a duty for who may not wait', () => {
    expect(duty(fixture, ME)).toBe('You are below 5: lay a card or drop out.');
    const waited = tableOf({}, { [ME]: { bid: bidOf(ME, { waited: true }) } });
    expect(duty(waited, ME)).toBe('You have waited: now lay a card or drop out.');
    expect(duty(tableOf({}, { [ME]: { bid: bidOf(ME, { may_wait: true }) } }), ME)).toBe('');
  });

  it('says what a tie would mean', () => {
    expect(ifTied(fixture, [ME, 4], ME, names, box)).toMatch(/you hold \d.*Dan holds 3/);
    const mine = tableOf({}, { [ME]: { tiles: 3, hippos: { 1: 1, 3: 2 } } });
    expect(ifTied(mine, [ME, 4], ME, names, box)).toMatch(/you hold 3 \(3, 3, 1\).*Dan holds 3/);
    const bare = tableOf({}, { [ME]: { tiles: 0 }, 4: { tiles: 0 } });
    expect(ifTied(bare, [ME, 4], ME, names, box)).toContain('scores 1');
    expect(ifTied(fixture, [4], ME, names, box)).toBe('');
  });

  it('names two bids of one kind as two persons, mine as in the hand', () => {
    const alike = { bid: bidOf(ME, { character: 'de-doctor' }) };
    const view = tableOf({}, { 1: alike, [ME]: alike });
    const [first, second, third] = [0, 1, 2].map((n) => box.person('de-doctor', n));
    expect([1, ME, 3].map((seat) => personOf(view, seat, ME, box))).toEqual([second, first, third]);
    expect([1, ME, 3].map((seat) => personOf(view, seat, null, box))).toEqual([first, second, third]);
  });

  it('says of a card that another has played what it does for whom', () => {
    expect(box.playedText('arab_trader', 'Dan')).toBe('1 point more if Dan becomes chief here.');
    expect(box.playedText('shaman', 'Dan')).toBe(box.specialText('shaman'));
    for (const { id } of box.board.specials) expect(box.playedText(id, 'Dan')).not.toMatch(/\byou/);
  });

  it('names who is asked, who is next, and who has dropped out', () => {
    const who = { asked: [ME], sealed: [] };
    expect(tagOf(fixture, ME, ME, who)).toEqual({ text: 'your move', go: true });
    expect(tagOf(fixture, 3, ME, who)?.text).toBe('next');
    const dropped = tableOf({}, { 3: { bid: bidOf(3, { dropped: true }) } });
    expect(standing(dropped, 3, bidOf(3, { dropped: true }))).toBe('Dropped out');
    const tied = tableOf({ tie: { seats: [3, 4], ahead: [], open: false } });
    const level = bidOf(3, { dropped: true, total: 5, leads: true });
    expect(standing(tied, 3, level)).not.toBe('Dropped out');
    const rolling = tableOf({}, { 1: { bid: bidOf(1, { sympathy: null, pending: true }) } });
    expect(standing(rolling, 4, bidOf(4, {}))).toBe('');
  });

  it('spells out every number', () => {
    const lines = (seat: number): string[] => {
      const bid = fixture.seats[seat - 1]?.bid;
      return bid?.parts.map((part) => partLine(part, bid.character, fixture, box)) ?? [];
    };
    expect(own).toBeTruthy();
    expect(lines(1)).toEqual([
      'Doctor at a mission',
      'Die 3: as French',
      'Interpreter: no English',
      'Servant, for anyone',
    ]);
    expect(lines(3)).toEqual(['Doctor at a mission', 'German, British flag']);
    expect([short('Octave Lambrechts'), short('Gaston de Vauclère')]).toEqual([
      'O. Lambrechts',
      'G. de Vauclère',
    ]);
  });
});

describe('cards in hand', () => {
  it('say what a character is worth here', () => {
    const [die, sure] = fixture.seats[ME - 1]?.hand ?? [];
    if (!die || !sure) throw new Error('expected a hand in the fixture');
    expect([worth(die), sumOf(die)]).toEqual(['2–4', '4, die 0 to −2']);
    expect([worth(sure), sumOf(sure)]).toEqual(['3', '3 + 0 here']);
    expect(worth({ ...die, least: -1, most: 1 })).toBe('−1 to 1');
  });

  it('say whether an auxiliary fits, and why not', () => {
    const verdict = (id: string, fits: boolean | null, why: string | null, view = fixture): string =>
      auxiliaryVerdict({ id, count: 1, fits, why }, view, ME, box).text;
    expect(verdict('nun', false, 'CO-AUX-03')).toBe('Needs: Missionary');
    expect(verdict('interpreter', false, 'CO-INT-01')).toBe('Not needed: speaks English');
    expect(verdict('interpreter', null, null)).toBe('The die for the language decides');
    expect(verdict('servant', false, 'CO-AUX-06')).toBe('A servant was laid this round');
    expect(verdict('servant', true, null)).toContain('first one this round');
    expect(verdict('nun', true, null, tableOf({ helpers_allowed: false }))).toBe(
      'No auxiliaries at this stop',
    );
    expect(verdict('nurse', null, null, tableOf({}, { [ME]: { bid: null } }))).toBe('for a doctor');
  });

  it('say of a special card the place first, then the moment', () => {
    const verdict = (id: string, playable: boolean, moment: SeatView['special_moment']): string => {
      const view = tableOf({}, { [ME]: { special_moment: moment } });
      const against = playable ? null : ('station' as const);
      const card = { id, playable, why: null, against, sure: [], open: [] };
      return specialVerdict(card, view, ME, box).text;
    };
    expect(verdict('gorilla', false, 'now')).toBe('Only at a village or in a jungle. Here: Mission');
    expect(verdict('shaman', true, 'now')).toContain('Can be played now');
    expect(verdict('shaman', true, 'passed')).toContain('played none');
    expect(verdict('shaman', true, 'later')).toContain('when you are asked');
    expect(verdict('shaman', true, 'over')).toContain('special step is over');
    expect(verdict('shaman', true, 'played')).toContain('played here already');
    expect(verdict('shaman', true, 'soon')).toContain('after the bids');
  });
});

describe('dice', () => {
  const roll = (rule: string, character: string | null = null): Row[] =>
    rowsOf({ fact: { rule, words: {}, seat: 1 }, character, flag: 'gb', fallen: false }, box);

  it('have a table of what each face means', () => {
    expect(roll('CO-VAL-05').map((one) => [one.faces[0], one.flag, one.value])).toEqual([
      [1, 'gb', 0],
      [2, 'be', 0],
      [3, 'fr', -2],
      [4, 'de', -1],
    ]);
    expect(roll('CO-INT-04').map((one) => one.faces)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(roll('CO-SP-GORILLA-03', 'be-explorer').map((one) => one.faces)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(roll('CO-SP-WARRIOR-03', 'gb-doctor').map((one) => one.faces)).toEqual([[1, 2, 3], [4]]);
    expect(roll('CO-SP-MALARIA-03').map((one) => one.faces)).toEqual([[1], [2, 3, 4]]);
    expect(roll('CO-SP-MALARIA-01')).toEqual([]);
  });
});

describe('an event told fact by fact', () => {
  const told = (rule: string, seat: number, words: Words = {}): Fact => ({
    rule,
    seat,
    words: { seat, ...words },
  });
  const staging = (before: TableView, after: TableView, facts: Fact[]): Staging =>
    new Staging(before, after, facts, box.board);

  it('ends a fight before the boat has moved on', () => {
    const facts = [
      told('CO-AUX-01', 3, { auxiliary: 'nurse', total: 5.5, value: 1, leads: '3' }),
      told('CO-AUX-07', 4),
      told('CO-SCORE-01', 3, { stop: 'bumba', points: 3 }),
    ];
    const one = staging(fixture, tableOf({ stop: 'basoko', round: 10 }), facts);
    expect([one.view.stop, one.view.waiting]).toEqual(['bumba', []]);
    for (const fact of facts) one.tell(fact);
    const [, , winner, loser] = one.view.seats;
    expect([winner?.bid?.total, winner?.bid?.leads, winner?.score]).toEqual([5.5, true, 3]);
    expect([loser?.bid?.dropped, loser?.bid?.leads]).toEqual([true, false]);
    expect([one.view.chief, one.view.highest]).toEqual([3, 5.5]);
    expect(one.view.places.find((place) => place.id === 'bumba')?.chief).toBe(3);
  });

  it('turns bids up without what a die has still to say', () => {
    const before = tableOf(
      { question: 'bid', face_up: false },
      Object.fromEntries([1, 2, 3, 4].map((seat) => [seat, { bid: null }])),
    );
    const facts = [
      told('CO-BID-01', ME, { character: 'be-explorer' }),
      told('CO-VAL-01', 1, { character: 'pt-explorer-doctor' }),
      told('CO-VAL-05', 1, { die: 3, nation: 'fr' }),
    ];
    const one = staging(before, fixture, facts);
    expect(one.view.seats.map((seat) => seat.bid?.character)).toEqual([null, 'be-explorer', null, null]);
    expect(one.view.seats[ME - 1]?.hand?.some((card) => card.id === 'be-explorer')).toBe(false);
    one.tell(facts[1] as Fact);
    expect(one.view.seats[0]?.bid).toMatchObject({
      face_up: true,
      total: null,
      character: 'pt-explorer-doctor',
    });
    one.tell(facts[2] as Fact);
    expect(one.view.seats[0]?.bid).toMatchObject({ sympathy: 'fr', base: 2 });
  });

  it('spells out what bids came to where no view shows it any more', () => {
    const before = tableOf(
      { question: 'special', face_up: false, flag: 'gb', card: { id: 'shaman', owner: ME, drawn: null } },
      { 1: { bid: bidOf(1, { face_up: false, character: null, sympathy: null, parts: [] }) } },
    );
    const facts = [
      told('CO-VAL-01', 1, { character: 'fr-doctor' }),
      told('CO-CHIEF-01', 1, { total: 2, base: 2, profession: 'doctor', value: 5, modifier: -2, share: -1 }),
    ];
    const one = staging(before, tableOf({ stop: 'basoko', round: 10 }), facts);
    for (const fact of facts) one.tell(fact);
    const bid = one.view.seats[0]?.bid;
    expect([bid?.base, bid?.total]).toEqual([2, 2]);
    expect(bid?.parts.map((part) => [part.what, part.id, part.value])).toEqual([
      ['profession', 'doctor', 5],
      ['nation', 'fr', -2],
      ['special', 'shaman', -1],
    ]);
  });

  it('takes bids away that were killed or went back', () => {
    const facts = [
      told('CO-SPC-03', 1, { special: 'gorilla' }),
      told('CO-SP-GORILLA-02', 3),
      told('CO-SP-GORILLA-03', 4, { die: 4, won: 1 }),
      told('CO-SP-GORILLA-03', ME, { die: 1 }),
    ];
    const held = { id: 'gorilla', playable: true, why: null, against: null, sure: [], open: [] };
    const before = tableOf({}, { 1: { specials: 2, special_hand: [held, { ...held, id: 'shaman' }] } });
    const one = staging(before, fixture, facts);
    for (const fact of facts) one.tell(fact);
    expect(one.view.card).toEqual({ id: 'gorilla', owner: 1, drawn: null });
    expect(one.view.seats[0]?.specials).toBe(1);
    expect(one.view.seats[0]?.special_hand?.map(({ id }) => id)).toEqual(['shaman']);
    expect(one.view.seats.map((seat) => seat.bid !== null)).toEqual([true, false, false, true]);
  });

  it('shows the sums of a duel', () => {
    const one = staging(fixture, fixture, []);
    one.tell({ rule: 'CO-TIE-01', words: { seats: '1 4' } });
    expect([one.view.tie?.seats, one.view.tie?.open]).toEqual([[1, 4], false]);
    one.tell(told('CO-TIE-01', 1, { sum: 3, tiles: 2 }));
    expect([one.view.tie?.open, one.view.seats[0]?.strength, one.view.seats[0]?.tiles]).toEqual([true, 3, 0]);
  });

  it('leaves the result of the stop before in the log', () => {
    const log = [
      told('CO-STATION-01', 0, { stop: 'bumba' }),
      told('CO-SPC-03', 2, { special: 'gorilla' }),
      told('CO-VAL-01', 3),
      told('CO-SCORE-01', 3, { stop: 'bumba', points: 3 }),
      told('CO-MOVE-01', 0, { stop: 'basoko' }),
      told('CO-STATION-01', 0, { stop: 'basoko' }),
    ];
    expect(lastResult(log).map((fact) => fact.seat)).toEqual([2, 3]);
    expect(lastResult(log.slice(0, 1))).toEqual([]);
  });
});

describe('a bid that is gone', () => {
  it('may be asked once more, and has nothing to say', () => {
    const { container } = render(Ledger, { box, view: fixture, bid: null });
    expect(container.querySelectorAll('li')).toHaveLength(1);
    const row = { view: fixture, seat: ME, name: 'Ben', me: false, tag: null, turning: false, person: '' };
    for (const one of [BidRow, BidColumn]) {
      cleanup();
      render(one, { ...row, box, bid: null, planned: [], news: new Set<string>() });
      expect(screen.getByRole('article').textContent).toContain('No bid');
    }
  });
});
