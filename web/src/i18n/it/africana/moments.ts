/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} forma serie con {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'serie con {what}',
  'moment.expedition': 'Spedizione completata',
  'moment.artefact': 'Avventura completata',
  'moment.assistant': 'Un assistente si unisce a te',
  'moment.set': 'Una serie di reperti',
  'africana.new': 'nuova',
} as const;
