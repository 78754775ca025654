import { describe, expect, it } from 'vitest';
import { Plot } from '../../src/lib/chart/plot';

describe('a plot', () => {
  const turns = [0, 4, 9].map((n) => ({ label: `${n}`, points: [n, -n, Number.NaN] }));
  const plot = new Plot(turns, ['Ada', 'Ben', 'Cleo'], 600, 200);

  it('has room for all values, zero and round steps', () => {
    expect(plot.ticks).toEqual([-10, -5, 0, 5, 10]);
    expect([plot.y(10), plot.y(-10)]).toEqual([plot.top, plot.bottom]);
    expect([plot.x(0), plot.x(2)]).toEqual([plot.left, plot.right]);
  });

  it('finds the turn nearest to a place, also beyond its ends', () =>
    expect([-50, plot.x(1) + 9, 9999].map((x) => plot.near(x))).toEqual([0, 1, 2]));

  it('leaves out what is not known, and keeps labels apart', () => {
    expect(plot.line(3)).toBe('');
    expect(
      plot
        .ends()
        .map((end) => end.seat)
        .sort(),
    ).toEqual([1, 2]);
    const close = new Plot([{ label: '', points: [5, 5, 5] }], ['a', 'b', 'c'], 600, 200).ends();
    const labels = close.map((end) => end.label).sort((a, b) => a - b);
    expect(labels.slice(1).every((label, at) => label - (labels[at] ?? 0) >= 16)).toBe(true);
  });

  it('can be drawn without any turn', () => {
    const empty = new Plot([], [], 0, 200);
    expect([empty.ticks.length > 0, empty.ends(), empty.labels()]).toEqual([true, [], []]);
  });
});
