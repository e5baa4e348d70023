import { isFace, NIGHT_LIMITS, type NightAsk, type NightRefusal } from '@hand-and-foot/protocol';
import { isDone, memberOf, type Member, type Night } from './night.ts';
import type { NightChange } from './nightEntry.ts';
import { pairsFor, teamsFor } from './pairing.ts';

/** Somebody who asks: who they are, and the code they bring, both as hashes. */
export interface NightGuest {
  readonly guest: string;
  readonly code?: string;
}

export type NightVerdict =
  /** Without a change, it's done already. */
  | { readonly ok: true; readonly change?: NightChange }
  | { readonly ok: false; readonly why: NightRefusal };

/** The log keeps everything forever, so a guest can't ask for more than this; nor the host, except to run the night. */
const MOST_BY_ONE = 80;
const RUNS_THE_NIGHT: ReadonlySet<NightAsk['do']> = new Set(['start', 'remove', 'skip', 'finish']);
/** People who come and leave have numbers, too. */
const MOST_MEMBERS = 2 * NIGHT_LIMITS.players;

const no = (why: NightRefusal): NightVerdict => ({ ok: false, why });
const DONE: NightVerdict = { ok: true };
const yes = (change: NightChange): NightVerdict => ({ ok: true, change });

/** Whether the guest may see the night at all. */
export function mayLook(night: Night, { guest, code }: NightGuest): boolean {
  const { doors, members } = night;
  return (
    guest === doors.host || code === doors.code || members.some((member) => member.guest === guest)
  );
}

/** The change that a guest's ask leads to, or why not. */
export function judgeNight(night: Night, from: NightGuest, ask: NightAsk): NightVerdict {
  const { phase, doors, asked } = night;
  if (!mayLook(night, from)) return no('notInvited');
  if (phase === 'over') return no('over');
  const isHost = from.guest === doors.host;
  const isRunning = isHost && RUNS_THE_NIGHT.has(ask.do);
  if (!isRunning && (asked.get(from.guest) ?? 0) >= MOST_BY_ONE) return no('tooMuch');
  switch (ask.do) {
    case 'join':
      return phase === 'gathering' ? join(night, from, ask) : joinLate(night, from, ask);
    case 'leave':
    case 'pair': {
      const member = memberOf(night, from.guest);
      if (!member) return no('notIn');
      if (phase !== 'gathering') return no('begun');
      return ask.do === 'leave'
        ? yes({ entry: 'left', player: member.player })
        : choosePartner(night, member, ask.with);
    }
    case 'start':
    case 'remove':
    case 'skip':
    case 'finish':
    case 'handOn':
      return isHost ? judgeHost(night, ask) : no('notHost');
  }
}

type Join = Extract<NightAsk, { do: 'join' }>;

function join(night: Night, { guest }: NightGuest, ask: Join): NightVerdict {
  const { terms, members } = night;
  const here = members.filter(({ hasLeft }) => !hasLeft);
  const before = members.find((member) => member.guest === guest);
  const team = terms.kind === 'match' ? (ask.team ?? before?.team ?? smallerTeam(here)) : undefined;
  const others = here.filter((member) => member.guest !== guest);
  const isFull =
    team === undefined
      ? others.length >= NIGHT_LIMITS.players
      : others.filter((member) => member.team === team).length >= 2 * tablesOf(night);
  if (isFull || (!before && members.length >= MOST_MEMBERS)) return no('full');
  return yes(joining(guest, ask, before?.player ?? members.length + 1, before?.seed, team));
}

/** A place that a bot has kept, from the next round on. */
function joinLate(night: Night, { guest }: NightGuest, ask: Join): NightVerdict {
  const { members, pairs } = night;
  const before = memberOf(night, guest);
  if (before) return yes(joining(guest, ask, before.player, before.seed, before.team));
  const places = pairs.flatMap(({ pair, seats, team }) =>
    seats.flatMap((seat, at) => ('bot' in seat ? [{ pair, team, seat: at as 0 | 1 }] : [])),
  );
  const place = places.find(({ team }) => ask.team === undefined || team === ask.team) ?? places[0];
  if (!place || members.length >= MOST_MEMBERS) return no('full');
  const player = members.length + 1;
  const takes = { pair: place.pair, seat: place.seat };
  return yes({ ...joining(guest, ask, player, undefined, place.team), takes });
}

/** The first seed counts: one that's chosen later may know the others. */
function joining(
  guest: string,
  { name, face, seed }: Join,
  player: number,
  firstSeed: string | undefined,
  team: Member['team'],
): Extract<NightChange, { entry: 'joined' }> {
  return {
    entry: 'joined',
    player,
    guest,
    name,
    ...(isFace(face) ? { face } : {}),
    seed: firstSeed ?? seed,
    ...(team === undefined ? {} : { team }),
  };
}

function smallerTeam(here: readonly Member[]): 0 | 1 {
  const first = here.filter(({ team }) => team === 0).length;
  return 2 * first > here.length ? 1 : 0;
}

/** Tables of a match. */
function tablesOf({ terms }: Pick<Night, 'terms'>): number {
  return terms.tables ?? 2;
}

function choosePartner(
  { members }: Night,
  { player, team, partner: before }: Member,
  partner: number | 'bot' | 'anybody',
): NightVerdict {
  if (partner === (before ?? 'anybody')) return DONE;
  if (typeof partner === 'number') {
    const other = members[partner - 1];
    if (!other || other.hasLeft || partner === player) return no('noSuchPlayer');
    if (other.team !== team) return no('otherTeam');
    if (typeof other.partner === 'number' && other.partner !== player) return no('hasPartner');
  }
  return yes({ entry: 'paired', player, with: partner });
}

function judgeHost(
  night: Night,
  ask: Extract<NightAsk, { do: 'start' | 'remove' | 'skip' | 'finish' | 'handOn' }>,
): NightVerdict {
  const { phase, members, begun } = night;
  switch (ask.do) {
    case 'start':
      return phase === 'gathering' ? start(night) : DONE;
    case 'remove': {
      const member = members[ask.player - 1];
      if (phase !== 'gathering') return no('begun');
      if (!member) return no('noSuchPlayer');
      return member.hasLeft ? DONE : yes({ entry: 'left', player: ask.player });
    }
    case 'skip': {
      const table = begun[ask.round - 1]?.[ask.table - 1];
      if (!table) return no('noSuchTable');
      // The table may have finished while the host decided: the next round there goes on.
      return ask.round < begun.length || isDone(night, table)
        ? DONE
        : yes({ entry: 'skipped', table: ask.table });
    }
    case 'finish':
      return yes({ entry: 'finished' });
    case 'handOn': {
      const member = members[ask.player - 1];
      if (!member || member.hasLeft) return no('noSuchPlayer');
      return member.guest === night.doors.host
        ? DONE
        : yes({ entry: 'handedOn', player: ask.player });
    }
  }
}

function start(night: Night): NightVerdict {
  const { terms, doors, members } = night;
  const here = members.filter(({ hasLeft }) => !hasLeft);
  const pairs =
    terms.kind === 'match'
      ? teamsFor(here, tablesOf(night), doors.night)
      : pairsFor(here, doors.night);
  return pairs === 'tooFew' ? no(pairs) : yes({ entry: 'started', pairs });
}
