import type { Face } from '@hand-and-foot/protocol';

/** A daily deal: its day, as in 2026-11-18, and the id of its rules. */
export interface DailyKey {
  readonly date: string;
  readonly rules: string;
}

/** The player of a daily deal. */
export interface DailyPlayer {
  readonly name: string;
  readonly face?: Face | undefined;
}

/** Each deal has one table on a device, so there's one try. */
export function dailyId({ date, rules }: DailyKey): string {
  return `daily.${date}.${rules}`;
}

/** The deal played at this table, if it's one. */
export function dailyIn(id: string): DailyKey | undefined {
  const [, date, rules] = /^daily\.(\d{4}-\d\d-\d\d)\.([\w-]+)$/.exec(id) ?? [];
  return date === undefined || rules === undefined ? undefined : { date, rules };
}

/** Asks a worker for the deal's par. */
export interface ToPar {
  readonly is: 'par';
  readonly deal: DailyKey;
}

/** How far the round has come, from 0 to 1, or the par. */
export type FromPar =
  | { readonly is: 'parComes'; readonly share: number }
  | { readonly is: 'par'; readonly points: number };
