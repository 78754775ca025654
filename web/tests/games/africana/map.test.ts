import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Box } from '../../../src/games/africana/box.svelte';
import { layout } from '../../../src/games/africana/map/layout/layout';
import { standing, type Stress } from '../../../src/games/africana/map/layout/names';
import type { BoardView } from '../../../src/games/africana/view';
import { Camera } from '../../../src/games/common/map/camera.svelte';
import { LANGUAGES, need, speak, type Language } from '../../../src/lib/i18n/i18n.svelte';
import board from './fixtures/board.json';

const LENS = { nearby: 470, closest: 2.6, pieces: [0.52, 0.84, 1.15] as [number, number, number] };
const box = new Box(board as unknown as BoardView);
const map = layout(box.board);

/** The map on screens from a small tablet to a large desk. */
const SIZES: [number, number][] = [
  [504, 500],
  [684, 520],
  [738, 580],
  [812, 640],
  [1200, 830],
  [1600, 1180],
];

function named(width: number, height: number, stress = new Map<string, Stress>()) {
  const camera = new Camera(() => map.home, LENS);
  camera.resize(width, height);
  return standing(map.places, (id) => box.place(id), stress, camera.sheet);
}

/** Pairs of names with less than a letter between them. */
function collisions(found: ReturnType<typeof named>): string[] {
  const all = [...found];
  return all.flatMap(([a, one], i) =>
    all.slice(i + 1).flatMap(([b, other]) => {
      const [p, q] = [one.area, other.area];
      const aside = Math.max(p.left - q.right, q.left - p.right);
      const above = Math.max(p.top - q.bottom, q.top - p.bottom);
      return aside < 4 && above < 0 ? [`${a} ${b}`] : [];
    }),
  );
}

afterAll(() => speak('en'));

describe.each(Object.keys(LANGUAGES) as Language[])('names on the map in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    await need('africana/index');
  });

  it.each(SIZES)('never touch at %d by %d, and none is missing', (width, height) => {
    const found = named(width, height);
    expect(collisions(found)).toEqual([]);
    expect(map.places.map((one) => one.place.id).filter((id) => !found.has(id))).toEqual([]);
  });

  it('never touch where places are stressed', () => {
    for (const { place } of map.places) {
      const stress = new Map([[place.id, { bold: true, ring: 16 }]]);
      for (const [width, height] of SIZES) expect(collisions(named(width, height, stress))).toEqual([]);
    }
  });
});
