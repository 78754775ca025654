import { expect, it } from 'vitest';
import { parse, rules } from '../../../src/lib/rules/markdown';
import { paper } from '../../rules';

it('the paper has its decisions as rules', () =>
  expect(rules(parse(paper('africana'))).has('DEC-09')).toBe(true));
