import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Voice from '../../../src/games/common/story/Voice.svelte';
import Fact from '../../../src/games/heart_of_africa/story/Fact.svelte';
import { entriesOf, teller } from '../../../src/games/heart_of_africa/story/facts';
import { fitting } from '../../../src/games/heart_of_africa/ask/hints';
import Player from '../../../src/games/heart_of_africa/players/Player.svelte';
import Seats from '../../../src/games/common/players/Seats.svelte';
import { renderGeneric } from '../../generic';
import Log from '../../../src/games/common/story/Log.svelte';
import Terrain from '../../../src/games/heart_of_africa/players/Terrain.svelte';
import type { SeatView, TableView } from '../../../src/games/heart_of_africa/view';
import { known, need, t } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact as Told } from '../../../src/lib/net/protocol';
import { board, box, log, names, over, result, scene, view, words } from './scene';

beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
afterEach(cleanup);

describe('Box', () => {
  it('has names in words for all of the board', () => {
    for (const { id } of board.stops) expect([id, known(`heart.stop.${id}`)]).toEqual([id, true]);
    for (const { id } of board.countries) expect(known(`heart.country.${id}`)).toBe(true);
    for (const { id } of board.terrains)
      expect([known(`heart.terrain.${id}`), known(`heart.land.${id}`)]).toEqual([true, true]);
    for (const id of [...board.colours, board.grey]) expect(known(`heart.colour.${id}`)).toBe(true);
    for (const one of board.stops) expect(box.stop(one.id)).toBe(one.name);
  });

  it('tells the two tracks of a route apart', () => {
    const all = board.tracks.map((one) => box.track(one.id));
    expect(new Set(all).size).toBe(board.tracks.length);
    expect(box.track('cape_town-port_elizabeth/1')).toMatch(/^Cape Town – Port Elizabeth \(/);
    expect(box.route('cape_town-port_elizabeth/1')).toBe('Cape Town – Port Elizabeth');
    expect(box.track('nowhere')).toBe('nowhere');
  });

  it('knows that a country has several stops', () => {
    expect(box.stopsOf('nigeria')).toEqual(['nigeria_south', 'nigeria_north']);
    expect(box.stopsOf('durban')).toEqual(['durban']);
    expect(box.end('nigeria')).toBe('Nigeria');
  });
});

describe('Fact', () => {
  function drawn(fact: Told): HTMLElement {
    const [entry] = entriesOf([fact]);
    if (!entry) throw new Error('expected a fact that is shown');
    return render(Fact, { entry, box, teller: teller(box, names) }).container;
  }

  it('draws each card of a set and the points, named for screen readers', () => {
    const place = drawn({
      rule: 'HA-CLAIM-08',
      words: {
        seat: 2,
        track: 'cape_town-port_elizabeth/1',
        card: 'black',
        cards: 2,
        locomotives: 1,
        points: 4,
      },
      seat: 2,
    });
    expect(within(place).getAllByRole('img', { name: 'Black' })).toHaveLength(2);
    expect(within(place).getAllByRole('img', { name: 'Locomotive' })).toHaveLength(1);
    expect(within(place).getByRole('img', { name: '4 points' }).textContent).toBe('4');
    expect(within(place).getByText('Ben').tagName).toBe('B');
    expect(words(place)).toContain('claims Cape Town – Port Elizabeth');
  });

  it('draws terrain cards, and shows a hidden card as a number', () => {
    const terrain = drawn({ rule: 'HA-TERRAIN-01', words: { seat: 1, terrain: 'jungle' }, seat: 1 });
    expect(within(terrain).getByRole('img', { name: 'Jungle and forest' })).toBeTruthy();
    cleanup();
    const blind = drawn({ rule: 'HA-DRAW-08', words: { seat: 1 }, seat: 1 });
    expect(words(blind)).toBe('Ada draws 1 train card from the deck');
    expect(within(blind).queryByRole('img')).toBeNull();
  });

  it('never makes markup of a name', () => {
    const [entry] = entriesOf([{ rule: 'HA-SETUP-09', words: { seat: 1 }, seat: 1 }]);
    if (!entry) throw new Error('expected an entry');
    const { container } = render(Fact, { entry, box, teller: teller(box, () => '<img src=x>') });
    expect(container.querySelector('img')).toBeNull();
    expect(words(container)).toBe('<img src=x> is first player');
  });
});

describe('Log', () => {
  const told = { box, Fact, teller: teller(box, names) };

  it('tells the facts by turns, the latest on top, and marks what is new', () => {
    const some = log.slice(0, 70);
    const fresh = some.length - 4;
    const { container } = renderGeneric(Log, { ...told, log: some, fresh });
    const lines = [...container.querySelectorAll('.chapter li')];
    expect(lines).toHaveLength(entriesOf(some).length);
    expect(lines.filter((one) => one.classList.contains('fresh'))).toHaveLength(
      entriesOf(some).filter((one) => one.at >= fresh).length,
    );
    expect(words([...container.querySelectorAll('.chapter')].at(-1)?.querySelector('p'))).toBe('Setup');
    expect(container.textContent).not.toMatch(/[{}]|undefined|HA-[A-Z]+-\d+:/);
  });

  it('opens the rule of a line', async () => {
    const onrule = vi.fn();
    renderGeneric(Log, { ...told, log: log.slice(0, 3), fresh: 0, onrule });
    const rule = log[0]?.rule ?? '';
    const [link] = screen.getAllByRole('link', { name: `Rule ${rule}` });
    expect(link?.getAttribute('href')).toBe(`/rules/heart_of_africa/paper#${rule}`);
    if (link) await fireEvent.click(link);
    expect(onrule).toHaveBeenCalledWith(rule);
  });

  it('has a voice for what is new', () => {
    const fresh = log.findLastIndex((one) => one.rule === 'HA-CLAIM-08');
    render(Voice, { teller: teller(box, names), log: log.slice(0, fresh + 1), fresh });
    expect(within(screen.getByRole('log')).getAllByText(/claims .*\.$/)).toHaveLength(1);
  });
});

describe('Players', () => {
  it('show trains, cards, tickets and the points of routes', () => {
    renderGeneric(Seats, { box, names, Player, scene: scene(), live: true });
    for (const [at, own] of view.seats.entries()) {
      const one = screen.getByRole('article', { name: names(at + 1) });
      expect(words(one)).toContain(t('heart.player.trains', { n: own.trains }));
      expect(words(one)).toContain(t('heart.player.cards', { n: own.cards }));
      expect(words(one)).toContain(t('heart.player.tickets', { n: own.kept }));
      expect(words(one.querySelector('.points b'))).toBe(String(own.routes));
    }
  });

  it('show the own points with tickets, and of the others the cards that all saw', () => {
    renderGeneric(Seats, { box, names, Player, scene: scene(), live: true });
    const [mine, other] = screen.getAllByRole('article');
    expect(words(mine)).toContain(`${view.seats[0]?.points} with tickets`);
    expect(words(other)).not.toContain('with tickets');
    const seen = Object.entries(view.seats[1]?.known ?? {});
    expect(other?.querySelectorAll('.card')).toHaveLength(seen.length);
    expect(mine?.querySelectorAll('.card')).toHaveLength(0);
  });

  it('lay open what the view shows in a replay, and all points at the end', () => {
    renderGeneric(Seats, {
      box,
      names,
      Player,
      scene: scene({ view: over, seat: null, result }),
      live: false,
    });
    for (const [at, one] of screen.getAllByRole('article').entries()) {
      expect(words(one.querySelector('.points b'))).toBe(result.points[at]);
      expect(one.querySelectorAll('.card')).toHaveLength(Object.keys(over.seats[at]?.hand ?? {}).length);
    }
  });
});

describe('Terrain', () => {
  const seat = (terrain: Record<string, number>): SeatView => ({ ...view.seats[0], terrain }) as SeatView;
  const counts = [
    { desert: 3, jungle: 0, mountain: 2 },
    { desert: 1, jungle: 0, mountain: 2 },
  ];
  const terrain = [
    {
      id: 'desert',
      most: 3,
      leaders: [1],
      lead: 2,
      rival: 2,
      doubling: [{ price: 1, lengths: [1, 2, 3], locomotives: 0, levels: true, held: true }],
    },
    {
      id: 'jungle',
      most: 0,
      leaders: [],
      lead: 0,
      rival: 0,
      doubling: [
        { price: 1, lengths: [1, 2, 3], locomotives: 1, levels: false, held: true },
        { price: 2, lengths: [4], locomotives: 2, levels: false, held: true },
      ],
    },
    { id: 'mountain', most: 2, leaders: [1, 2], lead: 0, rival: 2, doubling: [] },
  ];
  const made: TableView = { ...view, seats: counts.map(seat), terrain };

  it('says who leads and by how much, and boxes the leaders', () => {
    const { container } = render(Terrain, { box, view: made, seat: 1, names });
    expect([...container.querySelectorAll('small')].map(words)).toEqual([
      'You lead by 2',
      'Nobody has any',
      'Level at 2',
    ]);
    expect(
      [...container.querySelectorAll('b')].map((one) => [words(one), one.classList.contains('leads')]),
    ).toEqual([
      ['3', true],
      ['1', false],
      ['0', false],
      ['0', false],
      ['2', true],
      ['2', true],
    ]);
    expect(container.querySelectorAll('.pips i')).toHaveLength(8);
  });

  it('names the leader for others, and says what doubling takes', () => {
    const { container } = render(Terrain, { box, view: made, seat: null, names });
    expect(words(container.querySelector('small'))).toBe('Ada leads by 2');
    expect(words(container)).toContain('in the deck · you can double');
    expect(words(container)).toContain(
      '1–3 spaces: doubling takes 1 locomotive · 4 spaces: doubling takes 2 locomotives',
    );
  });

  it('tints the terrain of the track that is looked at', () => {
    const chosen = box.tracks.get('cape_town-port_elizabeth/1') ?? null;
    const { container } = render(Terrain, { box, view, seat: 1, names, chosen });
    expect(words(container.querySelector('.chosen'))).toContain('Mountain and cliff');
    expect(container.querySelectorAll('.chosen')).toHaveLength(1);
  });
});

describe('the guide', () => {
  const play = { eye: { busy: false } };
  const own = view.seats[0] ?? null;
  const turn: TableView = {
    ...view,
    asked: 1,
    question: 'turn',
    claims: ['x'],
    train_row: ['red'],
    last_round: false,
  };
  const track = (id: string) => box.tracks.get(id) ?? null;

  it('speaks when something is asked of this seat', () => {
    expect(fitting(play, { ...turn, asked: 2 }, own)).toEqual([]);
    expect(fitting(play, turn, null)).toEqual([]);
    expect(fitting({ eye: { busy: true } }, turn, own)).toEqual([]);
    const begun = { ...turn, seats: view.seats.map((one) => ({ ...one, tracks: [] })) };
    expect(fitting(play, begun, begun.seats[0] ?? null)).toContain('heart-claim');
    expect(fitting(play, turn, own)).not.toContain('heart-claim');
    expect(fitting(play, { ...turn, claims: [] }, own)).toContain('heart-draw');
    expect(fitting(play, { ...turn, question: 'second' }, own)).toEqual(['heart-draw']);
    expect(fitting(play, { ...turn, last_round: true }, own)[0]).toBe('heart-last');
    expect(fitting(play, { ...turn, train_row: ['locomotive'] }, own)).toContain('heart-locomotive');
  });

  it('explains the first tickets, and the track that is chosen', () => {
    const fresh = { ...own, kept: 0, tickets: [] } as unknown as SeatView;
    const seats = [fresh, ...view.seats.slice(1)];
    const offer = { tickets: [], answers: {}, kept: [], least: 2 };
    expect(fitting(play, { ...turn, seats, question: 'keep', offer }, fresh)).toEqual(['heart-tickets']);
    const ferry = board.tracks.find((one) => one.locomotives > 0)?.id ?? '';
    const grey = board.tracks.find((one) => one.colour === 'grey' && !one.locomotives)?.id ?? '';
    expect(fitting(play, turn, own, track(ferry))).toContain('heart-ferry');
    expect(fitting(play, turn, own, track(grey))).toContain('heart-grey');
    expect(fitting(play, turn, own, track('cape_town-port_elizabeth/1'))).toContain('heart-twin');
  });

  it('has words for all its hints', () => {
    const hints = [
      'tickets',
      'turn',
      'draw',
      'claim',
      'locomotive',
      'grey',
      'ferry',
      'doubling',
      'twin',
      'more',
      'last',
    ];
    for (const hint of hints)
      for (const part of ['title', 'text'])
        expect([hint, known(`guide.heart-${hint}.${part}`)]).toEqual([hint, true]);
  });
});
