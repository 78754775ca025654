/** The names of pieces in the texts of the rules: a kind, and what is said of it. */
export interface Named {
  kind: string;
  about: string[];
}

/** `ferry-6-2`: a ferry, 6 and 2. */
export function named(name: string): Named {
  const [kind = '', ...about] = name.split('-');
  return { kind, about };
}
