import type { Seat } from '@hand-and-foot/engine';
import { dueAt, type Manners } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';

/** Time limits for turns, to choose for a new table. */
export type TurnPace = 'none' | 'day' | 'ten' | 'two';

export const TURN_PACES = ['none', 'day', 'ten', 'two'] as const;

/** In seconds: for a turn, and for somebody away during theirs. */
const LIMITS: Readonly<Record<TurnPace, Pick<Manners, 'turn' | 'away'>>> = {
  none: { away: 300 },
  day: { turn: 86_400 },
  ten: { turn: 600, away: 120 },
  two: { turn: 120, away: 40 },
};

/** Without a stand-in, a limit would have no effect, so none is set. */
export function mannersFor(pace: TurnPace, standIn: string | undefined, quiet: boolean): Manners {
  return standIn === undefined ? { quiet } : { quiet, standIn, ...LIMITS[pace] };
}

/** When a bot plays on for the seat, by the page's clock; Infinity if none does. */
export function botPlaysAt({ terms, turnBegan, present, known }: RemoteLink, seat: Seat): number {
  const { seats, since } = present.value;
  return dueAt(seat, {
    manners: terms.manners,
    turnBeganAt: turnBegan.value,
    extended: known.value.shared?.extended ?? 0,
    here: new Map(seats.map((here) => [here, since(here)])),
    leftAt: since(seat),
  });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "5 minutes", "1 hour 30 minutes", "1 hora y 30 minutos": a duration as people say it. */
export function saySpan(seconds: number, language: string): string {
  let rest = seconds;
  return UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return count === 0 ? [] : [new Intl.NumberFormat(language, style).format(count)];
  }).join(language === 'es' ? ' y ' : ' ');
}

/** A countdown: "0:40", "9:59", "23 h". */
export function sayTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 7200) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
