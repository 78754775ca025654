/** What the faces of the die mean, by the rule it is rolled for: tables of the board in words. */
import { t } from '../../../lib/i18n/i18n.svelte';
import type { Box } from '../box.svelte';
import type { Roll } from '../story/staging';

export interface Row {
  faces: number[];
  text: string;
  flag: string | null;
  value: number | null;
}

const FACES = [1, 2, 3, 4];

export function rowsOf(roll: Roll, box: Box): Row[] {
  switch (roll.fact.rule) {
    case 'CO-VAL-05':
      return sympathies(roll.flag, box);
    case 'CO-INT-04':
    case 'CO-INT-05':
      return languages(box);
    case 'CO-SP-GORILLA-03':
      return fight(roll, box, 'gorilla');
    case 'CO-SP-WARRIOR-03':
      return fight(roll, box, 'warrior');
    case 'CO-SP-MALARIA-03':
      return cure(box);
    default:
      return [];
  }
}

function sympathies(flag: string | null, box: Box): Row[] {
  return Object.entries(box.board.numbers.sympathy).map(([face, nation]) => ({
    faces: [Number(face)],
    text: box.as(nation),
    flag: nation,
    value: flag ? (box.nations.get(nation)?.modifiers[flag] ?? null) : null,
  }));
}

/** Faces with the same meaning share a row. */
function together(meaning: (face: number) => string): Row[] {
  const texts = [...new Set(FACES.map(meaning))];
  return texts.map((text) => ({
    faces: FACES.filter((face) => meaning(face) === text),
    text,
    flag: null,
    value: null,
  }));
}

function languages(box: Box): Row[] {
  return together((face) => box.language(box.board.numbers.belgian[String(face)] ?? ''));
}

function fight(roll: Roll, box: Box, beast: 'gorilla' | 'warrior'): Row[] {
  const wins = box.characters.get(roll.character ?? '')?.[beast] ?? null;
  if (wins === null) return [];
  return together((face) => t(face >= wins ? `congo.roll.${beast}.dies` : 'congo.roll.killed'));
}

function cure(box: Box): Row[] {
  return together((face) =>
    t(box.board.numbers.cured.includes(face) ? 'congo.roll.cured' : 'congo.roll.bitten'),
  );
}
