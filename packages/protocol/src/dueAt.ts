import type { Seat } from '@hand-and-foot/engine';
import type { Manners } from './message.ts';

/** The facts that decide how long a table waits for a seat, all by the same clock. */
export interface Waiting {
  readonly manners: Manners | undefined;
  readonly turnBeganAt: number;
  /** How often more time was asked for the turn. */
  readonly extended: number;
  /** Seats whose players are here, and since when. */
  readonly here: ReadonlyMap<Seat, number>;
  /** When the seat was left, if it is not here. */
  readonly leftAt: number;
}

/** Nobody is late sooner than this after somebody else came, however long they took before. */
const GRACE = 30_000;

/** When a bot plays for the seat whose turn it is; Infinity if none does, or while nobody else is there. */
export function dueAt(seat: Seat, waiting: Waiting): number {
  const { manners, turnBeganAt, extended, here, leftAt } = waiting;
  const { turn = Infinity, away = Infinity, standIn } = manners ?? {};
  if (standIn === undefined) return Infinity;
  const waitedFor = Math.min(...[...here].map(([o, since]) => (o === seat ? Infinity : since)));
  const within = (span: number, from: number): number =>
    Math.max(from + span, waitedFor + Math.min(span, GRACE));
  const byTurn = within(turn * 1000 * (1 + extended), turnBeganAt);
  if (here.has(seat)) return byTurn;
  return Math.min(byTurn, within(away * 1000, Math.max(turnBeganAt, leftAt)));
}
