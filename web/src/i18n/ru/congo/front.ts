/** The title of the game; a board of one's own may have another. */
const title = 'Конго 1884';

/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': title,
  'title.Congo 1884': title,
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Поднимайтесь на пароходе вверх по реке от остановки к остановке и отправляйте на каждую станцию самых подходящих людей.',
  'front.picture.congo':
    'Колёсный пароход поднимается по Конго между лесистыми берегами; за ним следят два бегемота',
  'front.credit.congo':
    '«Экспедиция: Конго 1884» (Expedition: Congo River 1884), автор José Antonio Rivero, издатель White Goblin Games (2012)',
  'front.known.congo':
    'Реконструированы семь остановок, ценность большинства остановок и профессий, числа на тайлах бегемотов и состав карт.',
  'front.theme.congo': 'Хуже всего было в Конго.',
} as const;
