import { shuffleKey } from '@hand-and-foot/fair';

/** A table of a club night: its deals are boards, and other tables are dealt the same ones. */
export interface NightTable {
  readonly night: string;
  /** The night's round, and the table's number in it. */
  readonly round: number;
  readonly table: number;
  /** One for each deal at this table. Only the night tells their secrets, once nobody plays them any more. */
  readonly boards: readonly Board[];
  /** By player of the night; empty for those who gave none. */
  readonly seeds: readonly string[];
}

interface Board {
  /** Its number in the night, from 1. */
  readonly board: number;
  readonly secret: string;
}

/** The key of a board's cards. It's bound to the night instead of the table, so all tables get the same. */
export function boardKey({ night, seeds }: NightTable, { board, secret }: Board): string {
  return shuffleKey({ table: night, round: board, seeds, secret });
}
