/** What every game's view has; everything else is shown as it comes. */
import type { AnySeat, AnyView } from '../types/any';

export type { AnyBoard as BoardView } from '../types/any';

type Others = Record<string, unknown>;

export type SeatView = AnySeat & Others;
export type TableView = Omit<AnyView, 'seats'> & { seats?: SeatView[] } & Others;

/** `last_round` as words. */
export const worded = (name: string): string => name.replaceAll('_', ' ');
