import {
  apply,
  copyInto,
  copyState,
  isGameOver,
  type Event,
  type MutableState,
  type Refusal,
  type Seat,
  type SideScore,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { fairDeal } from '@hand-and-foot/fair';
import {
  isSameTurn,
  withAnswer,
  type Holder,
  type TableTerms,
  type TakeBackRequest,
} from '@hand-and-foot/protocol';
import { dealFromSeed, type Deal } from './deal.ts';
import type { Change, Entry, Link, LogVersion, Speaker } from './entry.ts';
import { assertPlaceable, placedState } from './placed.ts';
import { Corrupt } from './readLog.ts';
import { sharedTerms } from './sharedTerms.ts';
import { hostSeatOf, seedOf, share, sharingOf, type Sharing } from './sharing.ts';
import { keptAfter, standing, wayBack, type KeptStep } from './wayBack.ts';

/** A table as its log tells it. */
export interface Sitting extends Link {
  readonly table: TableTerms;
  readonly terms: Terms;
  readonly seats: Holder[];
  /** The last entry. */
  seq: number;
  version: LogVersion;
  sum: string;
  /** When it was written. */
  touched: number;
  /** Undefined before the first deal. */
  state: MutableState | undefined;
  /** States nobody needs any longer, to try actions on; shared by all tables of these terms. */
  readonly spares: MutableState[];
  /** The steps that can still be taken back, oldest first. */
  backSteps: readonly KeptStep[];
  /** The last of them, if its player has asked the others to take it back. */
  request: Request | undefined;
  /** The log and the state just before it. */
  lastDeal: { readonly after: Link; readonly before: MutableState | undefined };
  /** The secret of the round. */
  seed: string;
  readonly rounds: SideScore[][];
  closed: boolean;
  /** The entries that began this turn and the last; a round's end counts as one. */
  turnBegan: number;
  lastTurnBegan: number;
  /** The last entry that may have changed what anybody may play. */
  changedAt: number;
  /** Commands decided at this entry or before may have been refused and forgotten. */
  forgottenTo: number;
  /** When this turn began, by the time of day where it was written. How long it lasts is known to `TurnTime`. */
  turnBeganAt: number;
  /** How often more time was asked for this turn. */
  extended: number;
  /** The entries of each asker's last few commands, the latest last; older ones must be looked up in the log. */
  readonly doneFor: Map<Speaker, Done[]>;
  /** The last entry by each seat. */
  readonly lastBy: Map<Seat, number>;
  /** Recent events: the last turn at least. */
  readonly lately: Happening[];
  /** Only at shared tables. */
  readonly sharing: Sharing | undefined;
}

/** A question whether a step may be taken back, its entry, and where it leads. */
interface Request extends TakeBackRequest {
  readonly seq: number;
  readonly to: number;
}

/** A command, and the entry that was written for it. */
interface Done {
  readonly command: string;
  readonly seq: number;
}

/** An entry and its events, secrets included. */
export interface Happening {
  readonly seq: number;
  readonly at: number;
  readonly change: Gist;
  readonly events: readonly Event[];
  /** The finished round's secret and the next round's pledge, once they're public. */
  readonly secret?: string;
  readonly pledge?: string;
  /** The question whether a step may be taken back, if the change is about it. */
  readonly takeBack?: TakeBackRequest;
  /** The host's seat, if the change gave or took one. */
  readonly hostSeat?: Seat | null;
}

/** A change as it's remembered, without the action played: the events tell that. */
type Gist = Exclude<Change, { readonly entry: 'acted' }> | typeof ACTED;

const ACTED = { entry: 'acted' } as const;

/** The result a change would have. */
export type Prospect =
  | {
      readonly ok: true;
      readonly state: MutableState | undefined;
      readonly events: readonly Event[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** A change that may be done, and what it leads to. */
export interface Allowed {
  readonly change: Change;
  readonly prospect: Extract<Prospect, { ok: true }>;
}

/** Past events kept in memory: half a table's memory is its past. */
const HAPPENINGS_KEPT = 12;
const HAPPENINGS_AT_MOST = 300;
/** Hardly ever are more actions under way at once. */
const MOST_SPARE = 256;
/** Per asker: with more under way than a person can have, you wait for a look in the log. */
const COMMANDS_KEPT = 4;

/** Changes that don't affect what anyone may play. */
const BESIDE: ReadonlySet<Change['entry']> = new Set([
  'said',
  'mixed',
  'linked',
  'invited',
  'extended',
]);

export function sittingOf(opened: Extract<Entry, { entry: 'opened' }>): Sitting {
  const { at, version, sum, seats, doors } = opened;
  const { table, terms, spares } = sharedTerms(opened.terms, seats.length);
  return {
    table,
    terms,
    seats: [...seats],
    seq: 1,
    version,
    sum,
    touched: at,
    state: undefined,
    spares,
    backSteps: [],
    request: undefined,
    lastDeal: { after: linkOf(opened), before: undefined },
    seed: '',
    rounds: [],
    closed: false,
    turnBegan: 1,
    lastTurnBegan: 1,
    changedAt: 1,
    forgottenTo: 0,
    turnBeganAt: at,
    extended: 0,
    doneFor: new Map(),
    lastBy: new Map(),
    lately: [],
    sharing: doors && sharingOf(doors, seats.length),
  };
}

/** The result of the change from here. Nothing changes yet. */
export function prospectOf(
  sitting: Sitting,
  change: Change,
  deal: Deal = sitting.sharing ? fairDeal : dealFromSeed,
): Prospect {
  const { terms, state } = sitting;
  switch (change.entry) {
    case 'acted':
      return state ? tried(sitting, state, change) : { ok: false, refusal: { why: 'dealFirst' } };
    case 'dealt':
      return { ok: true, ...deal(terms, state, change.seed) };
    case 'placed':
      return { ok: true, state: placedState(terms, change.position), events: [] };
    case 'undone':
      return { ok: true, state: wayBack(sitting, change.seat)!.before.state, events: [] };
    default:
      return { ok: true, state, events: [] };
  }
}

function tried(
  { spares }: Sitting,
  state: State,
  { seat, action }: Extract<Change, { entry: 'acted' }>,
): Prospect {
  const next = copyOf(state, spares);
  const outcome = apply(state, seat, action, next);
  if (!outcome.ok) putAside(next, spares);
  // A copy of the exact length: it's remembered, and arrays that grew have spare room.
  return outcome.ok ? { ...outcome, events: [...outcome.events] } : outcome;
}

/** Takes the one put aside last: it's still in the CPU cache. */
function copyOf(state: State, spares: MutableState[]): MutableState {
  const spare = spares.pop();
  if (!spare) return copyState(state);
  copyInto(spare, state);
  return spare;
}

/** The caller must hold the only reference to the state. */
function putAside(state: MutableState, spares: MutableState[]): void {
  if (spares.length < MOST_SPARE) spares.push(state);
}

/** Makes the entry, with what it leads to, part of the sitting. */
export function enter(
  sitting: Sitting,
  entry: Entry,
  { state, events }: Extract<Prospect, { ok: true }>,
): Happening {
  const isTurnOver = !isSameTurn(sitting.state, state);
  const back = entry.entry === 'undone' ? wayBack(sitting, entry.seat) : undefined;
  const backSteps = keptAfter(sitting, entry, events);
  if (entry.entry === 'dealt' || entry.entry === 'placed') {
    sitting.lastDeal = { after: linkOf(sitting), before: sitting.state };
    sitting.seed = entry.seed;
  } else clearAway(sitting, state, backSteps);
  sitting.request = requestAfter(sitting, entry, backSteps);
  sitting.backSteps = backSteps;
  sitting.seq = entry.seq;
  sitting.version = entry.version;
  sitting.sum = entry.sum;
  sitting.touched = entry.at;
  sitting.state = state;
  if (entry.entry === 'seated' || entry.entry === 'claimed')
    sitting.seats[entry.seat] = entry.holder ?? sitting.seats[entry.seat]!;
  if (entry.entry === 'closed') sitting.closed = true;
  for (const event of events) if (event.event === 'roundEnded') sitting.rounds.push(event.scores);
  if (isTurnOver) {
    sitting.lastTurnBegan = back?.before.lastTurnBegan ?? sitting.turnBegan;
    sitting.turnBegan = back?.before.turnBegan ?? entry.seq;
    sitting.turnBeganAt = entry.at;
    sitting.extended = 0;
  }
  if (entry.entry === 'acted' || entry.entry === 'undone')
    sitting.lastBy.set(entry.seat, entry.seq);
  if (entry.entry === 'extended') sitting.extended++;
  if (!BESIDE.has(entry.entry)) sitting.changedAt = entry.seq;
  noteAnswer(sitting, entry);
  const change = entry.entry === 'acted' ? ACTED : entry;
  const happening = { seq: entry.seq, at: entry.at, change, events, ...shown(sitting, entry) };
  if (entry.entry === 'undone') forget(sitting, entry.to);
  sitting.lately.push(happening);
  while (isTooMuch(sitting)) sitting.lately.shift();
  return happening;
}

/** A question lasts until the next step, and so does its answer. */
function requestAfter(
  { request, backSteps }: Sitting,
  entry: Entry,
  next: readonly KeptStep[],
): Request | undefined {
  const { seq } = entry;
  if (entry.entry === 'takeBackAsked') return { seq, seat: entry.seat, to: entry.to, yes: [] };
  if (request && entry.entry === 'takeBackAnswered')
    return { ...request, ...withAnswer(request, entry.seat, entry.yes) };
  return next === backSteps ? request : undefined;
}

/** Puts aside the states that the next one and the steps back don't need. */
function clearAway(
  { state: last, backSteps, spares }: Sitting,
  next: State | undefined,
  kept: readonly KeptStep[],
): void {
  const isNeeded = (state: State): boolean =>
    state === next || kept.some((step) => step.state === state);
  if (last && !isNeeded(last)) putAside(last, spares);
  for (const { state } of backSteps) if (!isNeeded(state)) putAside(state, spares);
}

/** Nobody is told of a step that was taken back: those who didn't hear of it get a snapshot. */
function forget({ lately }: Sitting, to: number): void {
  const left = lately.filter(({ seq, change }) => seq <= to || change.entry !== 'acted');
  lately.splice(0, lately.length, ...left);
}

function linkOf({ seq, version, sum }: Link): Link {
  return { seq, version, sum };
}

/** The last turn is kept whole, unless somebody fills it with talk. It may be an earlier one after a step back. */
function isTooMuch({ lately, lastTurnBegan, backSteps }: Sitting): boolean {
  if (lately.length > HAPPENINGS_AT_MOST) return true;
  const began = backSteps[0]?.lastTurnBegan ?? lastTurnBegan;
  return lately.length > HAPPENINGS_KEPT && lately[0]!.seq <= began;
}

/** Applies the entry to the shared part, and returns the facts it makes public. */
function shown(
  { sharing, state, seats, request }: Sitting,
  entry: Entry,
): Pick<Happening, 'pledge' | 'secret' | 'hostSeat' | 'takeBack'> | undefined {
  if (!sharing) return undefined;
  if (entry.entry === 'seated' || entry.entry === 'claimed') {
    const before = hostSeatOf(sharing);
    share(sharing, entry, state, seats);
    const hostSeat = hostSeatOf(sharing);
    return hostSeat === before ? undefined : { hostSeat: hostSeat ?? null };
  }
  share(sharing, entry, state, seats);
  if (entry.entry === 'dealt') return pledgeIn(sharing);
  if (entry.entry === 'takeBackAsked' || entry.entry === 'takeBackAnswered')
    return request && { takeBack: request };
  return entry.entry === 'acted' && state?.phase === 'over' && !sharing.doors.night
    ? { secret: sharing.secrets.round }
    : undefined;
}

/** The pledge for the next round; a club night gave those for its boards before it began. */
function pledgeIn({ mixings }: Sharing): Pick<Happening, 'pledge'> | undefined {
  const next = mixings.at(-1);
  return next && { pledge: next.pledge };
}

function noteAnswer({ doneFor }: Sitting, { seq, answers }: Entry): void {
  if (!answers) return;
  const { from, command } = answers;
  const done = doneFor.get(from);
  if (!done) doneFor.set(from, [{ command, seq }]);
  else if (done.push({ command, seq }) > COMMANDS_KEPT) done.shift();
}

export interface Folded {
  readonly sitting: Sitting;
  /** Events since the last deal. */
  readonly thisRound: readonly Event[];
}

/** Plays a whole log again. */
export function tableFrom(entries: readonly Entry[], deal?: Deal): Folded {
  const [opened, ...rest] = entries;
  if (opened?.entry !== 'opened')
    throw new Corrupt(1, 'A log begins with the opening of its table.');
  const sitting = sittingOf(opened);
  let thisRound: Happening[] = [];
  for (const entry of rest) {
    const happening = replay(sitting, entry, deal);
    if (entry.entry === 'dealt' || entry.entry === 'placed') thisRound = [];
    if (entry.entry === 'undone') thisRound = thisRound.filter(({ seq }) => seq <= entry.to);
    thisRound.push(happening);
  }
  return { sitting, thisRound: thisRound.flatMap(({ events }) => events) };
}

/** Enters the next entry already in the log; throws Corrupt if it can't have happened. */
export function replay(sitting: Sitting, entry: Entry, deal?: Deal): Happening {
  if (entry.entry === 'dealt' && entry.round !== nextRound(sitting.state))
    throw new Corrupt(entry.seq, `Round ${entry.round} isn’t the next one.`);
  if (entry.entry === 'dealt' && sitting.sharing && entry.seed !== seedOf(sitting.sharing))
    throw new Corrupt(entry.seq, 'Its seed doesn’t follow from the pledge.');
  if (entry.entry === 'placed') assertPlaceable(sitting, entry);
  const goesBack = entry.entry === 'undone' || entry.entry === 'takeBackAsked';
  if (goesBack && entry.to !== wayBack(sitting, entry.seat)?.to)
    throw new Corrupt(entry.seq, 'It takes back something that can’t be taken back.');
  const prospect = prospectOf(sitting, entry, deal);
  if (!prospect.ok) throw new Corrupt(entry.seq, `This isn’t allowed: ${prospect.refusal.why}.`);
  return enter(sitting, entry, prospect);
}

/** The round that can be dealt now, if one can. */
function nextRound(state: State | undefined): number | undefined {
  if (!state) return 1;
  return state.phase === 'over' && !isGameOver(state) ? state.round + 1 : undefined;
}

/** Events since the last deal, from the entries since then. */
export function roundIn(sitting: Sitting, entries: readonly Entry[], deal?: Deal): Event[] {
  const again = { ...sitting, state: sitting.lastDeal.before };
  return standing(entries).flatMap((entry) => {
    const prospect = prospectOf(again, entry, deal);
    if (!prospect.ok) throw new Corrupt(entry.seq, `This isn’t allowed: ${prospect.refusal.why}.`);
    again.state = prospect.state;
    return prospect.events;
  });
}
