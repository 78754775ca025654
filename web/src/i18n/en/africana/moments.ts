/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} makes sets with {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'set with {what}',
  'moment.expedition': 'Expedition completed',
  'moment.artefact': 'Adventure completed',
  'moment.assistant': 'An assistant joins you',
  'moment.set': 'A set of artefacts',
  'africana.new': 'new',
} as const;
