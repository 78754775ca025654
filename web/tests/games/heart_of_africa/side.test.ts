import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Sheet from '../../../src/games/heart_of_africa/sheet/Sheet.svelte';
import Side from '../../../src/games/heart_of_africa/screens/Side.svelte';
import { need, t } from '../../../src/lib/i18n/i18n.svelte';
import { board, box, names, over, people, result, scene, view, words } from './scene';

beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
afterEach(cleanup);

describe('tickets in the side column', () => {
  const tickets = view.seats[0]?.tickets ?? [];
  const side = (more: object = {}) => {
    const onfocus = vi.fn();
    const onmap = vi.fn();
    const onpin = vi.fn();
    const props = { box, scene: scene(), names, show: 'map', pinned: null, onpin, onfocus, onmap };
    const found = render(Side, { ...props, ...more });
    return { ...found, onfocus, onmap, onpin };
  };
  const row = (id: string): HTMLElement => {
    const all = [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')];
    const found = all.find((one) => words(one).startsWith(box.ticket(id)));
    if (!found) throw new Error(`expected a row for ${id}`);
    return found;
  };

  it('have a segment for each space of the best way, until they are completed', () => {
    side();
    expect(tickets.some((one) => one.done) && tickets.some((one) => one.missing)).toBe(true);
    for (const one of tickets) {
      const segments = row(one.id).querySelectorAll('i');
      const own = one.done ? 0 : one.own;
      expect(segments).toHaveLength(own + (one.missing ?? 0));
      expect([...segments].filter((part) => part.classList.contains('mine'))).toHaveLength(own);
      const missing =
        one.missing === null ? t('heart.ticket.never') : t('heart.ticket.missing', { n: one.missing });
      expect(words(row(one.id))).toContain(one.done ? 'Completed' : missing);
    }
  });

  it('that are completed come last', () => {
    const [open, done] = [tickets.filter((one) => !one.done), tickets.filter((one) => one.done)];
    const seats = view.seats.map((one, at) => (at ? one : { ...one, tickets: [...done, ...open] }));
    side({ scene: scene({ view: { ...view, seats } }) });
    const rows = [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')];
    const shown = [...open, ...done].map((one) => box.ticket(one.id));
    expect(rows.map((one) => shown.find((name) => words(one).startsWith(name)))).toEqual(shown);
  });

  it('show what the claim being built does for them', async () => {
    const [open] = tickets.filter((one) => (one.missing ?? 0) > 2);
    if (!open) throw new Error('expected a ticket that is open');
    // another path now has the fewest missing spaces, though it is longer: the claim has three of its spaces
    const near = { ...open, missing: (open.missing ?? 0) - 2, own: 4 };
    const chosen = board.tracks.find((one) => one.length === 3) ?? null;
    const { rerender } = side({ after: [near], chosen });
    expect(row(open.id).querySelectorAll('.now')).toHaveLength(3);
    expect(row(open.id).querySelectorAll('.mine')).toHaveLength(1);
    expect(words(row(open.id))).toContain(t('heart.ticket.after', { n: near.missing }));
    await rerender({ after: [{ ...open, missing: 0, own: open.own + (open.missing ?? 0), done: true }] });
    expect(words(row(open.id))).toContain('Completed by this claim');
    await rerender({ after: [{ ...open, missing: null, own: 0 }] });
    expect(words(row(open.id))).toContain('Out of reach after this claim');
  });

  it('say that a ticket can no longer be completed', () => {
    const seats = view.seats.map((one, at) =>
      at ? one : { ...one, tickets: [{ id: 'T01', done: false, missing: null, own: 0, way: [] }] },
    );
    side({ scene: scene({ view: { ...view, seats } }) });
    expect(words(row('T01'))).toContain('Can no longer be completed');
    expect(row('T01').querySelectorAll('i')).toHaveLength(0);
  });

  it('light up on the map while looked at, and stay lit when pressed', async () => {
    const { onfocus, onmap, onpin, rerender } = side();
    const [one] = tickets.filter((ticket) => ticket.way.length);
    if (!one) throw new Error('expected a ticket with a way');
    const card = box.tickets.get(one.id);
    const lit = { ends: [card?.a, card?.b], tracks: one.way, firm: false };
    await fireEvent.focus(row(one.id));
    expect(onfocus).toHaveBeenLastCalledWith(lit);
    await fireEvent.blur(row(one.id));
    expect(onfocus).toHaveBeenLastCalledWith(null);
    await fireEvent.click(row(one.id));
    expect([onpin.mock.calls, onmap.mock.calls.length]).toEqual([[[one.id]], 1]);
    await rerender({ pinned: one.id });
    expect(onfocus).toHaveBeenLastCalledWith({ ...lit, firm: true });
    expect(row(one.id).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(row(one.id));
    expect([onpin.mock.calls.length, onmap.mock.calls.length]).toEqual([2, 1]);
    await rerender({ pinned: null });
    expect(onfocus).toHaveBeenLastCalledWith(null);
  });

  it('print and say the tracks and colours that are missing once they are pinned', async () => {
    const [open] = tickets.filter((ticket) => ticket.way.length);
    if (!open) throw new Error('expected a ticket with a way');
    const way = {
      to: open.id,
      tracks: open.way.map((track) => ({
        track,
        card: 'red',
        cards: 1,
        locomotives: 0,
        missing: { red: 2 },
      })),
      trains: 6,
      points: 9,
      missing: 3,
      need: { red: 2, locomotive: 1 },
      completes: [open.id],
    };
    const { onfocus } = side({ pinned: open.id, way });
    await tick();
    for (const track of open.way) expect(words(row(open.id))).toContain(box.route(track));
    expect(words(row(open.id))).toContain('Missing: 2 × Red and 1 × Locomotive');
    expect(onfocus).toHaveBeenLastCalledWith(expect.objectContaining({ tracks: open.way, firm: true }));
  });

  it('can all be looked up by place, whatever accents it has', async () => {
    const { onfocus } = side();
    await fireEvent.click(screen.getByRole('button', { name: 'All 48' }));
    const all = screen.getByRole('region', { name: 'All tickets' });
    expect(within(all).getAllByRole('button')).toHaveLength(48);
    await fireEvent.input(within(all).getByRole('searchbox'), { target: { value: 'mocam' } });
    const found = within(all).getAllByRole('button');
    const there = board.tickets.filter((one) => [one.a, one.b].some((end) => /^mocam/.test(end)));
    expect(found).toHaveLength(there.length);
    if (found[0]) await fireEvent.focus(found[0]);
    expect(onfocus.mock.lastCall?.[0]?.tracks).toEqual([]);
    await fireEvent.input(within(all).getByRole('searchbox'), { target: { value: 'Paris' } });
    expect(words(all)).toContain('No ticket names such a place.');
  });

  it('of others stay secret from a spectator, and are shown in a replay', () => {
    const hidden = view.seats.map((one) => ({ ...one, tickets: null }));
    side({ scene: scene({ seat: null, view: { ...view, seats: hidden } }) });
    expect(screen.getByText('The players’ tickets are secret until the end.')).toBeTruthy();
    cleanup();
    side({ scene: scene({ seat: null, view: over, result }) });
    for (const seat of [1, 2, 3])
      expect(screen.getByRole('heading', { name: `Tickets: ${names(seat)}` })).toBeTruthy();
  });

  it('share a phone’s sheets with terrain and the log', async () => {
    const { container, rerender } = side({ show: 'terrain' });
    const shown = (): string[] =>
      [...container.querySelectorAll('.part:not(.off) section')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      );
    expect(shown()).toEqual(['Players', 'Terrain displays']);
    await rerender({ show: 'tickets' });
    expect(shown()).toEqual(['Your tickets']);
  });
});

describe('Sheet', () => {
  const { seats } = over;
  const sheet = { board: box.board, view: over, result, seats: people };
  const column = (seat: number, part: string): string[] =>
    [...document.querySelectorAll(`${part} tr`)].map((row) =>
      words(row.querySelectorAll('td')[seat - 1]).replace('−', '-'),
    );

  it('adds up: the lines of each seat make its total', () => {
    render(Sheet, sheet);
    for (const seat of [1, 2, 3]) {
      const points = column(seat, 'tbody').map((cell) => Number(cell.split(' ').at(-1)));
      expect(points).toHaveLength(5);
      const [total, place] = column(seat, 'tfoot');
      expect([seat, points.reduce((sum, one) => sum + one)]).toEqual([seat, Number(total)]);
      expect(total).toBe(String(seats[seat - 1]?.points));
      expect(place).toBe(String(result.places[seat - 1]));
    }
  });

  it('names routes, doublings, tickets and the Globetrotter, and every ticket one by one', () => {
    const { container } = render(Sheet, sheet);
    expect([...document.querySelectorAll('tbody th')].map(words)).toEqual([
      'Routes',
      'Doublings',
      'Completed tickets',
      'Tickets not completed',
      'Globetrotter',
    ]);
    const lists = [...container.querySelectorAll('.tickets ul')];
    for (const [at, own] of seats.entries()) {
      const rows = [...(lists[at]?.querySelectorAll('li') ?? [])];
      expect(rows).toHaveLength(own.tickets?.length ?? -1);
      const sum = rows.reduce((all, row) => all + Number(words(row.querySelector('b')).replace('−', '-')), 0);
      const told = result.sheets[at]?.find((line) => line.rule === 'HA-SCORE-02');
      expect(sum).toBe(Number(told?.words['points'] ?? 0) - Number(told?.words['lost'] ?? 0));
    }
    expect(words(container)).toContain('Not completed');
  });

  it('says where tickets are still hidden', () => {
    const hidden = seats.map((one) => ({ ...one, tickets: null }));
    const { container } = render(Sheet, { ...sheet, view: { ...over, seats: hidden } });
    expect(words(container.querySelector('.tickets'))).toContain('hidden');
  });

  it('says who won, why it ended, and what decides a tie', () => {
    const { container } = render(Sheet, sheet);
    expect(words(container.querySelector('.wins'))).toBe(`${names(result.places.indexOf(1) + 1)} wins.`);
    const ending = 'A player had almost no trains left, and everybody had one more turn.';
    expect(words(container.querySelector('.muted'))).toContain(ending);
    cleanup();
    const tied = { ...result, points: ['79', '171', '79'], places: [2, 1, 3] };
    render(Sheet, { ...sheet, result: tied });
    expect(screen.getByText(new RegExp(t('heart.sheet.tie')))).toBeTruthy();
    cleanup();
    render(Sheet, { ...sheet, result: { ...tied, places: [2, 1, 2] } });
    expect(screen.getByText(new RegExp(t('heart.sheet.shared')))).toBeTruthy();
  });

  it('is shown by the names of the seats in the dialog at the end', async () => {
    render(Sheet, sheet);
    await tick();
    expect([...document.querySelectorAll('thead th')].map(words)).toEqual([
      'Points for',
      'Ada',
      'Ben',
      'Cleo',
    ]);
  });
});
