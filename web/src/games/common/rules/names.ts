/** The names of pieces in the texts of the rules: a kind, and its details. */
export interface PieceName {
  kind: string;
  about: string[];
}

/** `ferry-6-2`: a ferry, 6 and 2. */
export function named(name: string): PieceName {
  const [kind = '', ...about] = name.split('-');
  return { kind, about };
}
