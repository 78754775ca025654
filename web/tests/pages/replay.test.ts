/** A replay: its controls. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { need } from '../../src/lib/i18n/i18n.svelte';
import type { Course, TableInfo } from '../../src/lib/net/protocol';
import ReplayChoices from '../../src/pages/replay/controls/ReplayChoices.svelte';
import { Replay } from '../../src/pages/replay/replay.svelte';

const about = {
  id: 'abc',
  seats: [
    { seat: 1, kind: 'person', name: 'Ada', level: null },
    { seat: 2, kind: 'bot', name: 'casual', level: 'casual' },
  ],
} as TableInfo;
const course = {
  steps: [
    { answers: 0, seat: 1, turn: 1, facts: 0, points: [] },
    { answers: 1, seat: 2, turn: 2, facts: 0, points: [] },
    { answers: 2, seat: null, turn: 2, facts: 0, points: [] },
  ],
} as unknown as Course;
const options = (name: string): (string | undefined)[] =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map((one) =>
    one.textContent?.trim(),
  );

beforeAll(() => need('front', 'replay'));
afterEach(cleanup);

describe('the choices', () => {
  it('call a bot without a name by its level, as the table does', () => {
    render(ReplayChoices, { replay: new Replay(about, course) });
    expect(options('Go to a turn')).toContain('Turn 2: Casual');
    expect(options('Seen by')).toEqual(['Everything visible', 'As seen by Ada', 'As seen by Casual']);
  });
});
