/** The table of a game without drawings of its own. */
export default {
  'generic.board': 'Поле',
  'generic.dock': 'Ваш ответ',
  'generic.answers': 'Ответы',
  'generic.choose': 'Выберите ответ.',
  'generic.sealed': 'Ваш выбор: {move}. Его можно изменить, пока не выбрали все.',
  'generic.chosen': 'Уже выбрано: {moves}',
  'generic.wait': 'Ждём: {who}.',
  'generic.keys': 'Цифра выбирает ответ, Enter подтверждает, Escape возвращает назад.',
  'generic.none': 'нет',
  'generic.hidden': 'скрыто',
  'generic.yes': 'да',
  'generic.no': 'нет',
  'generic.tie': 'При равенстве очков решают правила игры.',
  'generic.shared': 'Всё равно: место общее.',
  'generic.line': '{text}',
} as const;
