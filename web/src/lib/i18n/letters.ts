/** The fonts of a language's letters: they are there before its words, so that nothing is drawn in a foreign font. */

const FONTS = ['1em "Source Sans 3"', '600 1em "Source Serif 4"'];
/** A letter outside the fonts that every page loads. */
const LETTER: Record<string, string> = { ru: 'Ж' };
const PATIENCE = 1500; // words in another font are better than none

/** Resolves when the letters can be drawn, or after a while. */
export async function letters(language: string): Promise<void> {
  const letter = LETTER[language];
  const fonts = (document as Partial<Document>).fonts; // not in every browser
  if (!letter || !fonts) return;
  const late = new Promise<void>((done) => window.setTimeout(done, PATIENCE));
  const there = Promise.all(FONTS.map((font) => fonts.load(font, letter))).catch(() => undefined);
  await Promise.race([there, late]);
}
