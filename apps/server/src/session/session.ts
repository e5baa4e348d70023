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
  /** Where more will follow at once, the text may wait for it. */
  send(text: string, moreFollows: boolean): void;
  /** How much it has been sent that it has not taken yet, in bytes. */
  unsent(): number;
  close(because: Ending): void;
}

/** Why the server hangs up. */
export type Ending =
  | 'turnedAway'
  | 'noise'
  | 'slow'
  | 'busy'
  | 'newerPage'
  | 'damaged'
  | 'leaving'
  | 'blocked';

/** One client at one table, for as long as its line holds. */
export interface Session {
  hear(text: string): void;
  gone(): void;
}

/** So many messages that cannot be read are one too many. */
const NOISE = 10;
/** So many messages beyond what an address or a guest may send on all lines together are one too many on this one. */
const BEYOND = 10;
/** A client that takes nothing for so long must come again. */
export const MOST_UNSENT = 1 << 20;

export function newSession(
  room: Room,
  who: string,
  wire: Wire,
  clock: Pick<Clock, 'now'>,
  /** Whether that is within what the address and the guest may send on all of their lines. */
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
    // The table goes on, here or elsewhere: whoever comes again is told more.
    if (is === 'stopped') {
      end('leaving');
      return;
    }
    // What an answer is about comes right after it, if it was done.
    wire.send(textOf(message), is === 'answer');
    if (is === 'turnedAway') end('turnedAway');
    else if (wire.unsent() > MOST_UNSENT) end('slow');
  }

  function complain(why: Unreadable): void {
    tell({ is: 'malformed', why });
    if (++noise >= NOISE) end('noise');
  }

  /** Others at the same address may be to blame, so this line may come again later. */
  function holdUp(): void {
    tell({ is: 'malformed', why: 'tooFast' });
    if (++beyond >= BEYOND) end('busy');
  }

  function watch({ protocol, have, seat, code }: Extract<FromClient, { is: 'watch' }>): void {
    if (protocol !== PROTOCOL) {
      end('newerPage');
      return;
    }
    // To tell everything is the dearest thing that a client can ask for.
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
    // Whoever is turned away at once has left already.
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

/** What opens a door goes no further than here: commands may lie in a database on their way. */
function withoutCode(ask: Ask): Ask {
  return ask.do === 'claim' ? { ...ask, code: hashOf(ask.code) } : ask;
}
