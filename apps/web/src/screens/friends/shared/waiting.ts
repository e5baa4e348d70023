import type { Seat } from '@hand-and-foot/engine';
import { nameOf, isLeftToBots } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { awaited } from './shared.ts';
import { botPlaysAt, sayTime } from './time.ts';
import { words } from './words.ts';

/** A turn counts as short only near its end. */
const SOON = 60_000;
/** A bot is about to play your turn. */
export const LAST = 20_000;

export function isHere(link: RemoteLink, seat: Seat): boolean {
  return seat === link.known.value.seat || link.present.value.seats.includes(seat);
}

/** Whether your turn is almost over. */
export function isShort(link: RemoteLink, now: number): boolean {
  const { seat: mine, seats } = link.known.value;
  const isMine = mine !== undefined && awaited(link) === mine && seats[mine]!.is === 'person';
  return isMine && botPlaysAt(link, mine) - now < LAST;
}

/** The player who didn't agree to an undo, until the next step. */
export function sayNoToUndo(link: RemoteLink): string | undefined {
  const { seats, shared } = link.known.value;
  const { no, seat } = shared?.takeBack ?? {};
  if (no === undefined) return undefined;
  const { saidNo, dropped } = words.value;
  return (no === seat ? dropped : saidNo)(nameOf(seats[no]));
}

/** The player the table waits for, and how long, if it's worth a word. */
export function sayWaiting(link: RemoteLink, now: number): string | undefined {
  const { seat: mine, seats, view } = link.known.value;
  const said = words.value;
  const seat = awaited(link);
  const holder = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || view?.phase === 'over') return undefined;
  if (isLeftToBots(seats)) return said.leftToBots;
  if (holder?.is === 'nobody') return said.emptySeat;
  if (holder?.is !== 'person') return undefined;
  const left = botPlaysAt(link, seat) - now;
  const time = sayTime(left);
  if (!isHere(link, seat))
    return [said.isAway(nameOf(holder)), ...(left < Infinity ? [said.botIn(time)] : [])].join(' ');
  if (left > SOON) return undefined;
  return seat === mine ? said.yourTime(time) : said.timeLeft(nameOf(holder), time);
}
