import { hashOf } from '@hand-and-foot/fair';
import {
  PROTOCOL,
  readFromClient,
  type Ask,
  type Ending,
  type FromClient,
  type FromTable,
  type Unreadable,
} from '@hand-and-foot/protocol';
import type { Clock, Guest } from '@hand-and-foot/table';
import { MESSAGES_OF_LINE, WATCHES_OF_LINE } from '../house/bounds.ts';
import type { Room } from '../house/room.ts';
import { NOTHING_KNOWN, type Known, type Visit } from '../house/visits.ts';
import { fullBucket, takes, type Bucket } from './bucket.ts';

/** A line to one client. */
export interface ClientWire {
  send(message: FromTable): void;
  /** Bytes sent but not taken yet. */
  unsent(): number;
  close(because: Ending): void;
}

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

/** Whether the address and the guest have budget left, across all their lines. */
interface Paying {
  may(charge: 'message' | 'watch'): boolean;
}

const FREE: Paying = { may: () => true };

export function newSession(
  room: Pick<Room, 'enter' | 'ask'>,
  who: string,
  wire: ClientWire,
  clock: Pick<Clock, 'now'>,
  payer = FREE,
): Session {
  return new TableSession(room, who, wire, clock, payer);
}

class TableSession implements Session {
  private readonly room: Pick<Room, 'enter' | 'ask'>;
  private readonly wire: ClientWire;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly payer: Paying;
  private readonly messages: Bucket;
  private readonly watches: Bucket;
  private guest: Guest;
  private noise = 0;
  private beyond = 0;
  private isOver = false;
  private visit: Visit | undefined;

  constructor(
    room: Pick<Room, 'enter' | 'ask'>,
    who: string,
    wire: ClientWire,
    clock: Pick<Clock, 'now'>,
    payer: Paying,
  ) {
    this.room = room;
    this.wire = wire;
    this.clock = clock;
    this.payer = payer;
    this.messages = fullBucket(MESSAGES_OF_LINE, clock.now());
    this.watches = fullBucket(WATCHES_OF_LINE, clock.now());
    this.guest = { guest: who };
  }

  hear(text: string): void {
    if (this.isOver) return;
    if (!takes(this.messages, MESSAGES_OF_LINE, this.clock.now())) {
      this.complain('tooFast');
      return;
    }
    if (!this.payer.may('message')) {
      this.holdUp();
      return;
    }
    const read = readFromClient(text);
    if (!read.ok) this.complain(read.why);
    else if (read.message.is === 'ask') this.ask(read.message);
    else if (this.payer.may('watch')) this.watch(read.message);
    else this.holdUp();
  }

  gone(): void {
    this.isOver = true;
    this.visit?.leave();
  }

  private end(because: Ending): void {
    this.gone();
    this.wire.close(because);
  }

  private tell(message: FromTable): void {
    if (this.isOver) return;
    const { is } = message;
    // The table continues, here or elsewhere: clients that reconnect hear more.
    if (is === 'stopped') {
      this.end('leaving');
      return;
    }
    this.wire.send(message);
    if (is === 'turnedAway') this.end('turnedAway');
    else if (this.wire.unsent() > MOST_UNSENT) this.end('slow');
  }

  private complain(why: Unreadable): void {
    this.tell({ is: 'malformed', why });
    if (++this.noise >= NOISE) this.end('noise');
  }

  /** Others at the same address may be to blame, so this line may come back later. */
  private holdUp(): void {
    this.tell({ is: 'malformed', why: 'tooFast' });
    if (++this.beyond >= BEYOND) this.end('busy');
  }

  private ask({ id, expects, ask }: Extract<FromClient, { is: 'ask' }>): void {
    this.room.ask(this.guest, { id, expects, ask: withoutCode(ask) }, ({ missed, answer }) => {
      for (const message of missed) this.tell(message);
      this.tell(answer);
    });
  }

  private watch({ protocol, have, seat, code }: Extract<FromClient, { is: 'watch' }>): void {
    if (protocol !== PROTOCOL) {
      this.end('newerPage');
      return;
    }
    // A snapshot is the most expensive thing a client can ask for.
    if (!takes(this.watches, WATCHES_OF_LINE, this.clock.now())) {
      this.complain('tooFast');
      return;
    }
    const { guest, visit } = this;
    const known = have === undefined ? NOTHING_KNOWN : { seq: have, seat };
    const hash = code === undefined ? guest.code : hashOf(code);
    if (visit && hash === guest.code) visit.again(known);
    else this.enter(hash === undefined ? guest : { guest: guest.guest, code: hash }, known);
  }

  private enter(as: Guest, known: Known): void {
    this.visit?.leave();
    this.guest = as;
    this.visit = this.room.enter(as, (message) => this.tell(message), known);
    // A client refused at once has already left.
    if (this.isOver) this.visit.leave();
  }
}

/** Codes that open a door stop here: commands may be stored on their way. */
function withoutCode(ask: Ask): Ask {
  return ask.do === 'claim' ? { ...ask, code: hashOf(ask.code) } : ask;
}
