/** What the server says of Congo 1884. */
export type * from '../types/congo';
export type { LineView as SheetLine } from '../types/congo';

/** Cards or tiles by their ids. */
export type Cards = Record<string, number>;
