/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} complète des séries avec {adventure} : {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'série avec {what}',
  'moment.expedition': 'Expédition complétée',
  'moment.artefact': 'Aventure complétée',
  'moment.assistant': 'Un assistant vous rejoint',
  'moment.set': 'Un ensemble d’artefacts',
  'africana.new': 'nouvelle',
} as const;
