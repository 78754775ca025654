/** All words that the table of this game needs; front.ts is what the front page says of it. */
const files = import.meta.glob<Record<string, string>>(['./*.ts', '!./index.ts', '!./front.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Record<string, string>;
