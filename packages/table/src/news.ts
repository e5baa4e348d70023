import { eventFor, viewFor, type Event, type Seat } from '@hand-and-foot/engine';
import {
  PROTOCOL,
  type BackStep,
  type News,
  type Shared,
  type Snapshot,
  type TakeBackRequest,
} from '@hand-and-foot/protocol';
import type { NightTable } from './nightTable.ts';
import type { Roles } from './roles.ts';
import { sayingIn } from './saying.ts';
import { hostSeatOf } from './sharing.ts';
import type { Happening, Sitting } from './sitting.ts';

// The only way out of a table: views and events as the engine shows them to one seat, and what is public.

export function snapshotFor(sitting: Sitting, roles: Roles, turnAge: number): Snapshot {
  const { seq, table, seats, state, rounds, closed, backSteps, lately, lastTurnBegan } = sitting;
  const { seat } = roles;
  const shared = sharedFor(sitting, roles, turnAge);
  return {
    is: 'snapshot',
    protocol: PROTOCOL,
    seq,
    ...(seat === undefined ? {} : { seat }),
    terms: table,
    seats: [...seats],
    ...(state ? { view: viewFor(state, seat) } : {}),
    lately: lately
      .filter((happening) => happening.seq > lastTurnBegan)
      .flatMap(({ events }) => events.map((event) => eventFor(event, seat))),
    rounds: [...rounds],
    closed,
    ...(backSteps.length > 0 ? { backSteps: backSteps.map(toldStep) } : {}),
    ...undoneIn(lately),
    ...(shared ? { shared } : {}),
  };
}

const toldRequest = ({ seat, yes, no }: TakeBackRequest): TakeBackRequest => ({
  seat,
  yes,
  ...(no === undefined ? {} : { no }),
});
const toldStep = ({ seq, seat }: BackStep): BackStep => ({ seq, seat });

/** The steps that the last entry took back, if it did. */
function undoneIn(lately: readonly Happening[]): Pick<Snapshot, 'undone'> {
  const change = lately.at(-1)?.change;
  return change?.entry === 'undone' ? { undone: { seat: change.seat, to: change.to } } : {};
}

function sharedFor(
  { sharing, extended, request }: Sitting,
  { host, invited }: Roles,
  turnAge: number,
): Shared | undefined {
  if (!sharing) return undefined;
  const { mixings, said, doors } = sharing;
  const hostSeat = hostSeatOf(sharing);
  return {
    host,
    ...(hostSeat === undefined ? {} : { hostSeat }),
    invited,
    shuffles: [...mixings],
    said: [...said],
    turnAge,
    ...(extended === 0 ? {} : { extended }),
    ...(request ? { takeBack: toldRequest(request) } : {}),
    ...(doors.night ? { night: toldNight(doors.night) } : {}),
  };
}

function toldNight({ night, round, table, boards }: NightTable): NonNullable<Shared['night']> {
  return { night, round, table, boards: boards.map(({ board }) => board) };
}

/** The news since the watcher's last entry; a snapshot if that was too long ago. */
export function newsSince(
  sitting: Sitting,
  roles: Roles,
  have: number,
  turnAge: number,
): News[] | [Snapshot] {
  const { lately, seq } = sitting;
  const oldest = lately[0]?.seq ?? seq + 1;
  const isFromBefore = lately.some((happening) => happening.seq > have && !isOnward(happening));
  if (have < oldest - 1 || have > seq || isFromBefore)
    return [snapshotFor(sitting, roles, turnAge)];
  return lately
    .filter((happening) => happening.seq > have)
    .filter(isOnward)
    .map((happening) => newsFor(happening, roles.seat));
}

/** A happening that leads on in the game, not back or elsewhere. */
interface Onward extends Happening {
  readonly change: Exclude<Happening['change'], { readonly entry: 'undone' | 'placed' }>;
}

export function isOnward(happening: Happening): happening is Onward {
  return happening.change.entry !== 'undone' && happening.change.entry !== 'placed';
}

/** The news of one entry, for each seat its own; those who see the same are handed the same object. */
export function editionsOf(happening: Onward): (seat: Seat | undefined) => News {
  const open = newsFor(happening, undefined);
  if (open.is !== 'happened') return () => open;
  // `eventFor` gives back the event itself where it hides nothing.
  const hidden = happening.events.filter((event, at) => open.events[at] !== event);
  if (hidden.length === 0) return () => open;
  return (seat) =>
    seat !== undefined && hidden.some((event) => isShownMore(event, seat))
      ? newsFor(happening, seat)
      : open;
}

/** Whether the seat is shown more of the event than everybody is. */
function isShownMore(event: Event, seat: Seat): boolean {
  return (
    event.event === 'sawBottoms' || event.event === 'sawPiles' || eventFor(event, seat) === event
  );
}

function newsFor(happening: Onward, seat: Seat | undefined): News {
  const { seq, at, change, events, pledge, secret, hostSeat, takeBack } = happening;
  const host = hostSeat === undefined ? {} : { hostSeat };
  switch (change.entry) {
    case 'seated':
      return { is: 'seated', seq, seat: change.seat, holder: change.holder, ...host };
    case 'claimed':
      return change.holder
        ? { is: 'seated', seq, seat: change.seat, holder: change.holder, ...host }
        : { is: 'noted', seq, ...host };
    case 'mixed':
      return { is: 'mixed', seq, seat: change.seat, seed: change.seed };
    case 'said':
      return { is: 'said', seq, ...sayingIn(change, at) };
    case 'linked':
    case 'invited':
      return { is: 'noted', seq };
    case 'extended':
      return { is: 'noted', seq, extended: change.seat };
    case 'takeBackAsked':
    case 'takeBackAnswered':
      return { is: 'noted', seq, ...(takeBack ? { takeBack: toldRequest(takeBack) } : {}) };
    case 'handedOn':
      return { is: 'handedOn', seq, seat: change.seat };
    case 'closed':
      return { is: 'closed', seq };
    case 'opened':
    case 'dealt':
    case 'acted': {
      const shown = events.map((event) => eventFor(event, seat));
      // Without a spread in the usual case: this runs for every action.
      if (pledge === undefined && secret === undefined)
        return { is: 'happened', seq, events: shown };
      return {
        is: 'happened',
        seq,
        events: shown,
        ...(pledge === undefined ? {} : { pledge }),
        ...(secret === undefined ? {} : { secret }),
      };
    }
  }
}
