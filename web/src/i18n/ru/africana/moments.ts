/** Africana: what was won, and what is new. */
export default {
  'fact.AF-SCORE-04': '{who} собирает наборы, новая карта {adventure}: {points}',
  'gain.set': '{n} × {what}',
  'gain.set.one': 'набор: {what}',
  'moment.expedition': 'Экспедиция завершена',
  'moment.artefact': 'Приключение завершено',
  'moment.assistant': 'К вам присоединился проводник',
  'moment.set': 'Набор артефактов',
  'africana.new': 'новая',
} as const;
