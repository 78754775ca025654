/** What the server says of Heart of Africa. */
export type * from '../types/heart_of_africa';

/** Cards by their ids. */
export type Cards = Record<string, number>;
