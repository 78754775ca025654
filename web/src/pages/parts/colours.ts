/** The colours of seats, where the rules leave them free; on the screen each has its piece. */

/** Pieces by their colours; black ones are drawn white with a lattice, since free spaces may be black. */
const LOOKS = ['black', 'blue', 'yellow', 'red', 'green'];

/** The piece of a colour; 0 if there is none. */
export const lookOf = (colour: string | null): number => (colour ? LOOKS.indexOf(colour) + 1 : 0);

/** The pieces of seats with these colours; null if the rules decide about one of them. */
export function looksOf(colours: (string | null)[]): number[] | null {
  const looks = colours.map(lookOf);
  return looks.length && looks.every((one) => one > 0) ? looks : null;
}

/** The colour of each seat: the chosen one, otherwise its usual one or the first that is free. */
export function coloursOf(offered: string[], chosen: string[]): (string | null)[] {
  const taken = chosen.filter(Boolean);
  return chosen.map((own, at) => {
    const free = [...offered.slice(at), ...offered].find((one) => !taken.includes(one)) ?? null;
    if (!own && free) taken.push(free);
    return own || free;
  });
}
