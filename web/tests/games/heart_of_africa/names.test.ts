import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Camera } from '../../../src/games/common/map/camera.svelte';
import { layout } from '../../../src/games/heart_of_africa/map/layout/layout';
import { countryNames, stopNames, type Named } from '../../../src/games/heart_of_africa/map/layout/names';
import { chooseLanguage, need } from '../../../src/lib/i18n/i18n.svelte';
import { board, box } from './scene';

vi.setConfig({ testTimeout: 20_000 });

/** The room of the map at these sizes of the window: 1024×768, 1366×768, 1440×900, 1920×1080, 2560×1440. */
const LARGE = [
  [540, 720],
  [618, 720],
  [692, 852],
  [1070, 1032],
  [1710, 1392],
] as const;
const PHONES = [
  [360, 430],
  [390, 520],
] as const;
const PLAIN = { bold: new Set<string>(), first: new Set<string>(), also: new Set<string>() };
const map = layout(box.board);

/** All names as they are drawn on a map of this size, the whole map or a part of it. */
function names(width: number, height: number, zoom = 1): Named[] {
  const camera = new Camera(() => map.home, { nearby: 640, closest: 2, pieces: [0.55, 0.62, 0.85] });
  camera.resize(width, height);
  camera.zoom(zoom);
  const lands = countryNames(map.lands, (id) => box.country(id), PLAIN, camera.sheet);
  return [...lands, ...stopNames(map, (id) => box.stop(id), PLAIN, camera.sheet, lands)];
}

/** Names that would read as one: on a line with each other, with less than a space between them. */
function joined(all: Named[]): string[] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.area, other.area];
      const [across, down] = [
        Math.max(a.left, b.left) - Math.min(a.right, b.right),
        Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
      ];
      return across < 3 && down < -2 ? [`${one.lines.join(' ')} ${other.lines.join(' ')}`] : [];
    }),
  );
}

describe.each(['en', 'de', 'fr', 'it', 'es', 'ru'] as const)('the names on the map in %s', (language) => {
  beforeAll(async () => {
    await chooseLanguage(language);
    await need('table', 'heart_of_africa/index');
  });
  afterAll(() => chooseLanguage('en'));

  it('never run into each other', () => {
    for (const [width, height] of [...LARGE, ...PHONES])
      for (const zoom of [1, 1.5, 2.5]) expect(joined(names(width, height, zoom))).toEqual([]);
  });

  it('are all there on a screen that is not a phone, junctions too', () => {
    const stops = board.stops.filter((one) => one.kind !== 'entry_point').map((one) => one.id);
    for (const [width, height] of LARGE) {
      const shown = new Set(names(width, height).map((one) => one.id));
      expect([width, stops.filter((id) => !shown.has(id))]).toEqual([width, []]);
    }
  });

  it('are all there on a phone that is zoomed in', () => {
    for (const [width, height] of PHONES) {
      const shown = new Set(names(width, height, 3).map((one) => one.id));
      expect(board.stops.filter((one) => one.kind !== 'entry_point' && !shown.has(one.id))).toEqual([]);
    }
  });
});
