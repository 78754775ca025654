/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} forma series con {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'collezione con {what}',
  'moment.expedition': 'Expedición completada',
  'moment.artefact': 'Aventura completada',
  'moment.assistant': 'Un ayudante se une a ti',
  'moment.set': 'Una serie de artefactos',
  'africana.new': 'nueva',
} as const;
