/** What the front page and the page about Kindu say of Congo 1884. */
export default {
  'front.game.congo': 'Congo 1884',
  'front.by.congo': 'José Antonio Rivero, 2012',
  'front.sentence.congo':
    'Поднимайтесь на пароходе вверх по реке от стоянки к стоянке и, опережая других, делайте ставку нужными людьми на каждую станцию.',
  'front.picture.congo':
    'Колёсный пароход поднимается по Конго между лесистыми берегами; за ним следят два бегемота',
  'front.credit.congo':
    'Expedition: Congo River 1884, автор José Antonio Rivero, издатель White Goblin Games (2012)',
  'front.known.congo':
    'Реконструированы семь стоянок, большинство значений стоянок и профессий, числа на жетонах бегемотов и состав карт.',
  'front.theme.congo': 'Хуже всего было в Конго.',
} as const;
