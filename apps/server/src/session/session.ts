import { hashOf } from '@hand-and-foot/fair';
import {
  PROTOCOL,
  readFromClient,
  type Ask,
  type FromClient,
  type FromTable,
  type Unreadable,
} from '@hand-and-foot/protocol';
import type { Clock, Guest } from '@hand-and-foot/table';
import { MESSAGES_OF_LINE, WATCHES_OF_LINE } from '../house/bounds.ts';
import type { Room } from '../house/room.ts';
import { NOTHING_KNOWN, type Known, type Visit } from '../house/visits.ts';
import { fullBucket, takes } from './bucket.ts';
import { textOf } from './textOf.ts';

/** A line to one client. */
export interface Wire {
  /** The text may wait if more follows at once. */
  send(text: string, moreFollows: boolean): void;
  /** Bytes sent but not taken yet. */
  unsent(): number;
  close(because: Ending): void;
}

/** Reasons for the server to hang up. */
export type Ending =
  | 'turnedAway'
  | 'noise'
  | 'slow'
  | 'busy'
  | 'newerPage'
  | 'damaged'
  | 'leaving'
  | 'blocked';

/** One client at one table, for the life of its line. */
export interface Session {
  hear(text: string): void;
  gone(): void;
}

/** Unreadable messages that close a line. */
const NOISE = 10;
/** Messages over the address's or guest's budget that close this line. */
const BEYOND = 10;
/** Unsent bytes after which a client must reconnect. */
export const MOST_UNSENT = 1 << 20;

export function newSession(
  room: Room,
  who: string,
  wire: Wire,
  clock: Pick<Clock, 'now'>,
  /** Whether the address and the guest have budget left, across all their lines. */
  may: (deed: 'message' | 'watch') => boolean = () => true,
): Session {
  const messages = fullBucket(MESSAGES_OF_LINE, clock.now());
  const watches = fullBucket(WATCHES_OF_LINE, clock.now());
  let guest: Guest = { guest: who };
  let noise = 0;
  let beyond = 0;
  let isOver = false;
  let visit: Visit | undefined;

  function end(because: Ending): void {
    gone();
    wire.close(because);
  }

  function gone(): void {
    isOver = true;
    visit?.leave();
  }

  function tell(message: FromTable): void {
    if (isOver) return;
    const { is } = message;
    // The table continues, here or elsewhere: clients that reconnect hear more.
    if (is === 'stopped') {
      end('leaving');
      return;
    }
    // A successful answer is followed at once by its events.
    wire.send(textOf(message), is === 'answer');
    if (is === 'turnedAway') end('turnedAway');
    else if (wire.unsent() > MOST_UNSENT) end('slow');
  }

  function complain(why: Unreadable): void {
    tell({ is: 'malformed', why });
    if (++noise >= NOISE) end('noise');
  }

  /** Others at the same address may be to blame, so this line may come back later. */
  function holdUp(): void {
    tell({ is: 'malformed', why: 'tooFast' });
    if (++beyond >= BEYOND) end('busy');
  }

  function watch({ protocol, have, seat, code }: Extract<FromClient, { is: 'watch' }>): void {
    if (protocol !== PROTOCOL) {
      end('newerPage');
      return;
    }
    // A snapshot is the most expensive thing a client can ask for.
    if (!takes(watches, WATCHES_OF_LINE, clock.now())) {
      complain('tooFast');
      return;
    }
    const known = have === undefined ? NOTHING_KNOWN : { seq: have, seat };
    const hash = code === undefined ? guest.code : hashOf(code);
    if (visit && hash === guest.code) visit.again(known);
    else enter(hash === undefined ? guest : { guest: who, code: hash }, known);
  }

  function enter(as: Guest, known: Known): void {
    visit?.leave();
    guest = as;
    visit = room.enter(guest, tell, known);
    // A client refused at once has already left.
    if (isOver) visit.leave();
  }

  return {
    hear(text) {
      if (isOver) return;
      if (!takes(messages, MESSAGES_OF_LINE, clock.now())) {
        complain('tooFast');
        return;
      }
      if (!may('message')) {
        holdUp();
        return;
      }
      const read = readFromClient(text);
      if (!read.ok) complain(read.why);
      else if (read.message.is === 'watch') {
        if (may('watch')) watch(read.message);
        else holdUp();
      } else {
        const { id, expects, ask } = read.message;
        room.ask(guest, { id, expects, ask: withoutCode(ask) }, ({ missed, answer }) => {
          missed.forEach(tell);
          tell(answer);
        });
      }
    },
    gone,
  };
}

/** Codes that open a door stop here: commands may be stored on their way. */
function withoutCode(ask: Ask): Ask {
  return ask.do === 'claim' ? { ...ask, code: hashOf(ask.code) } : ask;
}
