import type { Manners } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../link/remoteTable.ts';

/** How much time a turn may take, as it can be chosen when a table is made. */
export type TurnPace = 'none' | 'day' | 'ten' | 'two';

export const TURN_PACES = ['none', 'day', 'ten', 'two'] as const;

/** In seconds: for a turn, and for somebody who is away on theirs. */
const LIMITS: Readonly<Record<TurnPace, Pick<Manners, 'turn' | 'away'>>> = {
  none: { away: 300 },
  day: { turn: 86_400 },
  ten: { turn: 600, away: 120 },
  two: { turn: 120, away: 40 },
};

/** Without a bot that stands in, a limit has no end to it, and none is set. */
export function mannersFor(pace: TurnPace, standIn: string | undefined, quiet: boolean): Manners {
  return standIn === undefined ? { quiet } : { quiet, standIn, ...LIMITS[pace] };
}

/** When a bot plays on for the seat, by this device's clock; Infinity if none does. */
export function dueAt({ terms, since, present, known }: RemoteLink, seat: number): number {
  const { turn = Infinity, away = Infinity, standIn } = terms.manners ?? {};
  if (standIn === undefined) return Infinity;
  const began = since.value.turn;
  const { extended = 0 } = known.value.shared ?? {};
  const byTurn = began + turn * 1000 * (1 + extended);
  if (seat === known.value.seat || present.value.seats.includes(seat)) return byTurn;
  return Math.min(byTurn, Math.max(began, since.value.away.get(seat) ?? 0) + away * 1000);
}

/** "0:40", "9:59", "23 h". */
export function sayTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 7200) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
