/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} forma una collezione con {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'collezione con {what}',
  'moment.expedition': 'Spedizione completata',
  'moment.artefact': 'Avventura completata',
  'moment.assistant': 'Un assistente si unisce a te',
  'moment.set': 'Una collezione di artefatti',
  'africana.new': 'nuova',
} as const;
