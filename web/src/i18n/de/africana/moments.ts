/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} bildet Artefaktsätze mit {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'Satz mit {what}',
  'moment.expedition': 'Expedition abgeschlossen',
  'moment.artefact': 'Abenteuer abgeschlossen',
  'moment.assistant': 'Ein Helfer begleitet dich',
  'moment.set': 'Ein Artefaktsatz',
  'africana.new': 'neu',
} as const;
