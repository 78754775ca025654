/** How colours and types of terrain are told apart besides their colour; the same on tracks, cards and in panels. */
import type { BoardView } from '../view';

export interface ColourLook {
  fill: string;
  edge: string;
  /** The colour of the sign on `fill`. */
  ink: string;
  /** The sign around 0 0, about 11 wide and high. */
  d: string;
  /** The width of its line; 0 where it is filled. */
  line: number;
}

function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0-${2 * r}z`;
}

const WAVE = 'q1.75-3 3.5 0t3.5 0 3.5 0 3.5 0';

export const LOCOMOTIVE: ColourLook = {
  fill: '#e7c87a',
  edge: '#7d5c10',
  ink: '#2b2622',
  d: `M-6.4 2.9V-4.2h4.4v3.1h3.7v-2.4h2.4v2.4h1.7l.7 4z${disc(-3.4, 4.3, 1.5)}${disc(0.4, 4.3, 1.5)}${disc(4.1, 4.3, 1.5)}`,
  line: 0,
};

const COLOURS: Record<string, ColourLook> = {
  yellow: { fill: '#e2bf52', edge: '#8a6d14', ink: '#5d4806', d: disc(0, 0, 4.3), line: 0 },
  orange: { fill: '#de8f45', edge: '#8a4c12', ink: '#4f2905', d: 'M0-5.6 5.6 0 0 5.6-5.6 0Z', line: 0 },
  red: { fill: '#c75b48', edge: '#7c2a1c', ink: '#fff', d: 'M0-5.4 5.6 4.4H-5.6Z', line: 0 },
  purple: { fill: '#8d629b', edge: '#543260', ink: '#fff', d: 'M0-5.3V5.3M-5.3 0H5.3', line: 3.2 },
  blue: { fill: '#4f81ad', edge: '#2a4f70', ink: '#fff', d: `M-7-2.6${WAVE}M-7 3${WAVE}`, line: 2 },
  green: {
    fill: '#5f9157',
    edge: '#355c30',
    ink: '#fff',
    d: disc(0, -3.1, 2.7) + disc(-3.2, 2.3, 2.7) + disc(3.2, 2.3, 2.7),
    line: 0,
  },
  white: { fill: '#fdf9ef', edge: '#8a8070', ink: '#5b5348', d: disc(0, 0, 4), line: 2.2 },
  black: {
    fill: '#403b37',
    // on the dark map only its edge makes a black track visible
    edge: 'color-mix(in srgb, var(--ink) 70%, #1c1917)',
    ink: '#f6efe0',
    d: 'M-4.2-4.2h8.4v8.4h-8.4z',
    line: 0,
  },
  grey: {
    fill: '#a9a59b',
    edge: '#605c54',
    ink: '#34312c',
    d: disc(-5.6, 0, 1.9) + disc(0, 0, 1.9) + disc(5.6, 0, 1.9),
    line: 0,
  },
  locomotive: LOCOMOTIVE,
};

/** The look of a colour of tracks or train cards, locomotives and grey among them. */
export function colourLook(colour: string): ColourLook {
  return COLOURS[colour] ?? LOCOMOTIVE;
}

export type Outline = 'pill' | 'leaf' | 'hexagon';

export interface TerrainLook {
  outline: Outline;
  /** A card of this type: its ground and edge, dark ink on it. */
  fill: string;
  edge: string;
  /** What lies under its tracks. */
  bed: string;
  /** The sign, 24 by 24, drawn with a line. */
  d: string;
}

const TERRAINS: Record<string, TerrainLook> = {
  desert: {
    outline: 'pill',
    fill: '#ecd096',
    edge: '#a97f28',
    bed: '#d9b978',
    d: `M2 17c3.5 0 4.5-6 8-6s4 6 12 6M2 21h20${disc(17, 6.5, 2.6)}`,
  },
  jungle: {
    outline: 'leaf',
    fill: '#b5cba0',
    edge: '#54793f',
    bed: '#a9b78c',
    d: 'M12 21c.5-4 .3-7-1-10M11 11c-3-2.5-6-2-8 .5 2.5-.5 5-.5 8-.5zM11 11c2.5-3.5 6-4 9-1.5-3-.3-5.5.2-9 1.5zM11 11c-2-3-1.5-6 .5-8 .8 2.5.8 5-.5 8z',
  },
  mountain: {
    outline: 'hexagon',
    fill: '#cbc6bb',
    edge: '#77715f',
    bed: '#b9b2a5',
    d: 'M2.5 20 9 7l3.5 6.5L15 9l6.5 11zM7 11l2 1.6 1.8-1.8',
  },
};

/** The look of a type of terrain, or null: a loaded board may name its types as it likes. */
export function terrainLook(terrain: string): TerrainLook | null {
  return TERRAINS[terrain] ?? null;
}

/** The looks of a board's types: each has its own outline, whatever it is called. */
export function terrainLooks(board: BoardView): Map<string, TerrainLook> {
  const left = Object.entries(TERRAINS).flatMap(([id, look]) =>
    board.terrains.some((one) => one.id === id) ? [] : [look],
  );
  return new Map(
    board.terrains.flatMap(({ id }) => {
      const look = TERRAINS[id] ?? left.shift();
      return look ? [[id, look] as const] : [];
    }),
  );
}
