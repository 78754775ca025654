/** Flags and station tiles as we draw them: flags of 1884 on 24 by 16, stations on 24 by 24. */
import type { Drawing } from './icons';

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const [BLACK, RED, BLUE, GOLD, WHITE, SKY] = ['#26221d', '#b9382f', '#2b4a86', '#e0b33c', '#fff', '#2f5f9c'];

const [LEFT, MIDDLE, RIGHT] = ['M0 0h8v16H0z', 'M8 0h8v16H8z', 'M16 0h8v16h-8z'];
const [TOP, CENTRE, BOTTOM] = ['M0 0h24v5.4H0z', 'M0 5.4h24v5.2H0z', 'M0 10.6h24V16H0z'];
const ALL = 'M0 0h24v16H0z';

const upright = (a: string, b: string, c: string): Shape[] => [
  { d: LEFT, fill: a },
  { d: MIDDLE, fill: b },
  { d: RIGHT, fill: c },
];
const level = (a: string, b: string, c: string): Shape[] => [
  { d: TOP, fill: a },
  { d: CENTRE, fill: b },
  { d: BOTTOM, fill: c },
];

const FLAGS: Record<string, Shape[]> = {
  be: upright(BLACK, GOLD, RED),
  fr: upright(BLUE, WHITE, RED),
  gb: [
    { d: ALL, fill: BLUE },
    { d: 'M0 0 24 16M24 0 0 16', stroke: WHITE, width: 3.4 },
    { d: 'M0 0 24 16M24 0 0 16', stroke: RED, width: 1.3 },
    { d: 'M12 0v16M0 8h24', stroke: WHITE, width: 5.4 },
    { d: 'M12 0v16M0 8h24', stroke: RED, width: 3 },
  ],
  de: level(BLACK, WHITE, RED),
  us: [
    { d: ALL, fill: WHITE },
    { d: 'M0 1.15h24M0 5.7h24M0 10.3h24M0 14.85h24', stroke: RED, width: 2.3 },
    { d: 'M0 0h11v9H0z', fill: BLUE },
    {
      d: 'M2.2 2.4h.01M5.5 2.4h.01M8.8 2.4h.01M3.9 4.6h.01M7.2 4.6h.01M2.2 6.8h.01M5.5 6.8h.01M8.8 6.8h.01',
      stroke: WHITE,
      width: 1.5,
    },
  ],
  es: [
    { d: ALL, fill: RED },
    { d: 'M0 4h24v8H0z', fill: GOLD },
    { d: 'M6 6h4v3a2 2 0 0 1-4 0z', fill: RED },
  ],
  pt: [
    { d: 'M0 0h12v16H0z', fill: SKY },
    { d: 'M12 0h12v16H12z', fill: WHITE },
    { d: 'M9 5h6v4a3 3 0 0 1-6 0z', fill: RED },
    { d: 'M9.6 3.6 10.4 5h3.2l.8-1.4-1.3.5L12 3l-1.1 1.1z', fill: GOLD },
  ],
  nl: level(RED, WHITE, BLUE),
  se: [
    { d: ALL, fill: SKY },
    { d: 'M8.5 0v16M0 8h24', stroke: GOLD, width: 3.2 },
  ],
  at: [...level(RED, WHITE, RED), { d: 'M10 5.4h4v3.2a2 2 0 0 1-4 0z', fill: GOLD }],
  ru: level(WHITE, BLUE, RED),
};

/** The drawing of a flag; an unknown one is a plain cloth with the letters of its nation. */
export function flagOf(nation: string): Shape[] {
  return FLAGS[nation.toLowerCase()] ?? [{ d: ALL, fill: '#8d8577' }];
}

/** BE, FR, GB: the two letters under a flag. */
export function lettersOf(nation: string): string {
  return nation.slice(0, 2).toUpperCase();
}

const STATIONS: Record<string, Drawing> = {
  barracks: {
    line: 'M3 21h18M4.5 21V10h2.2V7.5h2.2V10h6.2V7.5h2.2V10h2.2v11M9.6 21v-3.6a2.4 2.4 0 0 1 4.8 0V21M12 10V3M12 3l4 1.5-4 1.6',
  },
  hospital: {
    line: 'M3 21h18M4.5 21v-9h3M19.5 21v-9h-3M7.5 21V5.2A1.2 1.2 0 0 1 8.7 4h6.6a1.2 1.2 0 0 1 1.2 1.2V21M10.4 21v-3.4h3.2V21M12 7v5.6M9.2 9.8h5.6',
  },
  mission: {
    line: 'M3 21h18M7.5 21V10.8L12 7.4l4.5 3.4V21M4 21v-6l3.5-2.4M20 21v-6l-3.5-2.4M12 7.4V2.4M10.2 4.2h3.6M10.3 21v-3a1.7 1.7 0 0 1 3.4 0v3',
  },
  village: {
    line: 'M12 3.2 21.6 13H2.4zM5.4 13v8h13.2v-8M9.8 21v-4.4h4.4V21M12 6.8V10M8.6 9.4 7.6 11.6M15.4 9.4l1 2.2M12 3.2V1.8',
  },
  jungle: {
    line: 'M12.4 9.2c.9 4.2.6 8-.9 12.3M12.4 9.2C10.6 6.4 7.2 5.6 4 8.2M12.4 9.2C9 8.4 5.8 10.2 5.2 14M12.4 9.2C12 6.4 13.8 3.8 17 3.2M12.4 9.2c2.6-2 6.2-1.4 8.2 1.6M12.4 9.2c2.8.2 4.8 2.2 5 5.2M6 21.5h11',
  },
};

const OTHER: Drawing = { line: 'M5 21V9l7-5 7 5v12zM10 21v-5h4v5' };

export function stationOf(station: string): Drawing {
  return STATIONS[station] ?? OTHER;
}
