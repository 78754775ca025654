/** What has happened, told line by line: facts, the log, the log of one stop. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Log from '../../../src/games/common/story/Log.svelte';
import Voice from '../../../src/games/common/story/Voice.svelte';
import Fact from '../../../src/games/congo/story/Fact.svelte';
import { teller } from '../../../src/games/congo/story/facts';
import StopLog from '../../../src/games/congo/story/StopLog.svelte';
import { entriesOf, sinceStop } from '../../../src/games/congo/story/story';
import type { TableView } from '../../../src/games/congo/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import type { Fact as Told } from '../../../src/lib/net/protocol';
import type { Scene } from '../../../src/lib/table/scene';
import { renderGeneric } from '../../generic';
import table from './fixtures/table.json';
import { box, fixture, names } from './scene';

const log = table.facts as unknown as Told[];
const scene = { view: fixture, log, fresh: log.length - 1 } as unknown as Scene<TableView>;
const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

beforeAll(() => need('front', 'table', 'congo/index'));
afterEach(cleanup);

describe('Fact', () => {
  function drawn(fact: Told, called = names): HTMLElement {
    const [entry] = entriesOf([fact]);
    if (!entry) throw new Error('expected a fact that is shown');
    return render(Fact, { entry, box, teller: teller(box, called) }).container;
  }

  it('draws dice, points and cards, named for screen readers', () => {
    const place = drawn({ rule: 'CO-VAL-05', words: { seat: 2, die: 3, nation: 'fr' }, seat: 2 });
    expect(within(place).getByRole('img', { name: 'Die: 3' })).toBeTruthy();
    expect(within(place).getByText('Ben').tagName).toBe('B');
    const chief = drawn({ rule: 'CO-SCORE-01', words: { seat: 1, stop: 'bumba', points: 3 }, seat: 1 });
    expect(words(chief)).toBe('Ada becomes chief at Bumba: +33 points');
    const bid = drawn({ rule: 'CO-VAL-01', words: { seat: 1, character: 'gb-missionary' }, seat: 1 });
    expect(words(bid)).toBe('Ada reveals the bid: British missionary');
    expect(bid.querySelector('svg')).toBeTruthy();
  });

  it('never makes markup of a name', () => {
    const place = drawn({ rule: 'CO-AUX-08', words: { seat: 1 }, seat: 1 }, () => '<img src=x>');
    expect(place.querySelector('img')).toBeNull();
    expect(words(place)).toBe('<img src=x> waits');
  });
});

describe('Log', () => {
  it('tells every fact, the latest stop on top, and opens the rule of a line', async () => {
    const onrule = vi.fn();
    const late = log.slice(-115);
    const { container } = renderGeneric(Log, {
      box,
      Fact,
      teller: teller(box, names, late),
      log: late,
      fresh: late.length - 1,
      onrule,
    });
    const [first] = container.querySelectorAll('.chapter');
    expect(words(first)).toMatch(/^Bumba .*The steamer arrives at Bumba \?$/);
    expect(first?.querySelector('li')?.classList.contains('fresh')).toBe(true);
    expect(container.querySelectorAll('.fresh')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/[{}]|undefined|CO-[A-Z]+-\d+:|congo\./);
    const link = container.querySelector('a[aria-label="Rule CO-MOVE-01"]');
    if (link) await fireEvent.click(link);
    expect(onrule).toHaveBeenCalledWith('CO-MOVE-01');
    const all = container.querySelector('button');
    if (all) await fireEvent.click(all);
    expect(container.querySelectorAll('.chapter li')).toHaveLength(entriesOf(late).length);
  });

  it('is spoken by a voice beside it', () => {
    render(Voice, { teller: teller(box, names, log), log, fresh: log.length - 1 });
    expect(words(screen.getByRole('log'))).toMatch(/^\w+ .*\.$/);
  });
});

describe('StopLog', () => {
  it('tells what has happened at this stop alone, the latest first', () => {
    const { container } = render(StopLog, { box, scene, names });
    const lines = [...container.querySelectorAll('li')];
    const from = sinceStop(log);
    expect(lines).toHaveLength(entriesOf(log.slice(from), from).length);
    expect(words(lines.at(-1))).toMatch(/^The steamer arrives at Bumba/);
    expect(lines[0]?.classList.contains('fresh')).toBe(true);
  });

  it('folds to its last line, and is empty before the first stop', () => {
    expect(
      render(StopLog, { box, scene, names, folded: true }).container.querySelectorAll('li'),
    ).toHaveLength(1);
    cleanup();
    render(StopLog, { box, scene: { ...scene, log: [], fresh: 0 }, names });
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});
