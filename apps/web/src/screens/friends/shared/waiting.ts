import { isLeftToBots } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { awaited, nameOf } from './shared.ts';
import { botPlaysAt, sayTime } from './time.ts';
import { words } from './words.ts';

/** A turn is told to be short only when little is left of it. */
const SOON = 60_000;
/** One's own turn is about to be played by a bot. */
export const LAST = 20_000;

export function isHere(link: RemoteLink, seat: number): boolean {
  return seat === link.known.value.seat || link.present.value.seats.includes(seat);
}

/** Whether little is left of one's own turn. */
export function isShort(link: RemoteLink, now: number): boolean {
  const { seat: mine, seats } = link.known.value;
  const isMine = mine !== undefined && awaited(link) === mine && seats[mine]!.is === 'person';
  return isMine && botPlaysAt(link, mine) - now < LAST;
}

/** Whom the table waits for, and how long, where that is worth a word. */
export function sayWaiting(link: RemoteLink, now: number): string | undefined {
  const { seat: mine, seats, view } = link.known.value;
  const said = words.value;
  const seat = awaited(link);
  const holder = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || view?.phase === 'over') return undefined;
  if (isLeftToBots(seats)) return said.leftToBots;
  if (holder?.is === 'nobody') return said.emptySeat(seat + 1);
  if (holder?.is !== 'person') return undefined;
  const left = botPlaysAt(link, seat) - now;
  const time = sayTime(left);
  if (!isHere(link, seat))
    return [said.isAway(nameOf(holder)), ...(left < Infinity ? [said.botIn(time)] : [])].join(' ');
  if (left > SOON) return undefined;
  return seat === mine ? said.yourTime(time) : said.timeLeft(nameOf(holder), time);
}
