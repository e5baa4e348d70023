import type { Seat, State } from '@hand-and-foot/engine';
import { pledgeFor, shuffleKey } from '@hand-and-foot/fair';
import {
  nameOf,
  SAYINGS_KEPT,
  type Holder,
  type Mixing,
  type Saying,
} from '@hand-and-foot/protocol';
import type { Doors, Entry } from './entry.ts';
import { boardKey } from './nightTable.ts';
import { sayingIn } from './saying.ts';
import { nothingSpent, spend, type Spending } from './spending.ts';

/** A shared table's part beside the game: who may do what, how it's shuffled, the chat. */
export interface Sharing {
  readonly doors: Doors;
  /** The guest who is the host now. */
  host: string;
  /** For each seat, the guests who may speak for it. */
  readonly guests: string[][];
  /** The seats whose hands each guest has seen this round, even after leaving a seat. */
  saw: Map<string, Seat>;
  links: Link[];
  /** Invitations besides the first. */
  invitations: Invitation[];
  /** The secret of the round that is being played, and of the next. */
  secrets: { readonly round: string; readonly next: string };
  /** One for every round so far; the last is for the next round. None at a table of a club night: the night has them. */
  readonly mixings: Mixing[];
  /** How often cards were dealt. */
  deals: number;
  /** The entry that the pledge for the next round came with. */
  pledgedAt: number;
  readonly said: Saying[];
  readonly spending: Spending;
}

type Invitation = Pick<Doors, 'invite' | 'watch'>;

interface Link {
  readonly seat: Seat;
  readonly code: string;
  readonly to: 'device' | 'person';
}

/** A seat's devices and links are limited, and so are invitations; the oldest are forgotten. */
const DEVICES = 6;
const LINKS = 4;
const INVITATIONS = 32;

export function sharingOf(doors: Doors, players: number): Sharing {
  return {
    doors,
    host: doors.host,
    guests: Array.from({ length: players }, () => []),
    saw: new Map(),
    links: [],
    invitations: [],
    secrets: { round: '', next: doors.secret },
    mixings: doors.night ? [] : [mixingFor(doors.secret, players)],
    deals: 0,
    pledgedAt: 1,
    said: [],
    spending: nothingSpent(),
  };
}

/** In a story the secret of the next round is left out, and with it the pledge. */
function mixingFor(secret: string | undefined, players: number): Mixing {
  const pledge = secret === undefined ? '' : pledgeFor(secret);
  return { pledge, seeds: Array<string>(players).fill('') };
}

/** The host's seat, if they have one. */
export function hostSeatOf({ guests, host }: Sharing): Seat | undefined {
  const seat = guests.findIndex((keys) => keys.includes(host));
  return seat < 0 ? undefined : seat;
}

/** The seed of the next round's cards; undefined where all boards of a club night were dealt. */
export function seedOf({ doors, mixings, deals, secrets }: Sharing): string | undefined {
  const { night } = doors;
  if (night) return night.boards[deals] && boardKey(night, night.boards[deals]);
  const { seeds } = mixings.at(-1)!;
  return shuffleKey({ table: doors.table, round: mixings.length, seeds, secret: secrets.next });
}

/** Applies the entry to the shared part; `state` is the game after it. */
export function share(
  sharing: Sharing,
  entry: Entry,
  state: State | undefined,
  seats: readonly Holder[],
): void {
  const { guests, links, mixings, said, secrets } = sharing;
  spend(sharing.spending, entry, mixings);
  switch (entry.entry) {
    case 'dealt':
      sharing.saw = new Map(guests.flatMap((keys, seat) => keys.map((guest) => [guest, seat])));
      sharing.deals++;
      sharing.secrets = { round: secrets.next, next: entry.next ?? '' };
      if (!sharing.doors.night) mixings.push(mixingFor(entry.next, guests.length));
      sharing.pledgedAt = entry.seq;
      break;
    case 'acted':
      if (state?.phase === 'over' && !sharing.doors.night) {
        const at = mixings.length - 2;
        mixings[at] = { ...mixings[at]!, secret: secrets.round };
      }
      break;
    case 'mixed': {
      const last = mixings.pop()!;
      const seeds = last.seeds.map((seed, seat) => (seat === entry.seat ? entry.seed : seed));
      mixings.push({ ...last, seeds });
      break;
    }
    case 'seated':
      if (entry.guest !== undefined || entry.holder.is === 'nobody') {
        guests[entry.seat] = entry.guest === undefined ? [] : [entry.guest];
        if (entry.guest !== undefined) sharing.saw.set(entry.guest, entry.seat);
        // Links to a seat go with the person who made them.
        sharing.links = links.filter((link) => link.seat !== entry.seat);
      }
      break;
    case 'linked':
      sharing.links = [
        ...links.filter(({ seat }) => seat !== entry.seat),
        ...links.filter(({ seat }) => seat === entry.seat).slice(1 - LINKS),
        { seat: entry.seat, code: entry.code, to: entry.to },
      ];
      break;
    case 'invited': {
      const { code: invite, watch } = entry;
      sharing.invitations = [...sharing.invitations.slice(1 - INVITATIONS), { invite, watch }];
      break;
    }
    case 'claimed': {
      const { seat, guest, code, holder } = entry;
      sharing.saw.set(guest, seat);
      guests[seat] = holder ? [guest] : withDevice(guests[seat]!, guest);
      sharing.links = links.filter((link) => (holder ? link.seat !== seat : link.code !== code));
      break;
    }
    case 'said':
      said.push({ ...sayingIn(entry, entry.at), name: nameOf(seats[entry.seat]) });
      if (said.length > SAYINGS_KEPT) said.shift();
      break;
    case 'handedOn':
      sharing.host = entry.guest;
      break;
    case 'placed':
    case 'opened':
    case 'undone':
    case 'takeBackAsked':
    case 'takeBackAnswered':
    case 'extended':
    case 'closed':
      break;
  }
}

/** The first device is never forgotten: it may be the host's. */
function withDevice([first, ...others]: readonly string[], guest: string): string[] {
  if (first === undefined || first === guest) return [guest, ...others];
  return [first, ...others.filter((other) => other !== guest).slice(2 - DEVICES), guest];
}
