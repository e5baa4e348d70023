import { completeRules } from '@hand-and-foot/rulesets';
import { Corrupt } from '@hand-and-foot/table';
import type { BoardResult, NightPair, NightPlayer } from '@hand-and-foot/protocol';
import { movementFor, usualMovement, type ClubRound, type MovementKind } from './movement.ts';
import type { NightChange, NightDoors, NightEntry, NightTerms } from './nightEntry.ts';
import { nightBeginning, readNightLog, type NightLink } from './nightLog.ts';

/** Somebody on a night, as the server knows them. */
export interface Member extends NightPlayer {
  readonly guest: string;
  /** Their own chance in the shuffle of every board. */
  readonly seed: string;
  readonly hasLeft: boolean;
}

/** How far a table has come in the round that's played. */
export interface TableProgress {
  /** The shared table. */
  readonly id: string;
  readonly played: readonly number[];
  readonly isSkipped: boolean;
}

/** A night as its log tells it. */
export interface Night extends NightLink {
  /** When it was made. */
  readonly openedAt: number;
  readonly terms: NightTerms;
  readonly doors: NightDoors;
  readonly members: readonly Member[];
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly pairs: readonly NightPair[];
  /** By player, as they stood when it started; none before. */
  readonly seeds: readonly string[];
  readonly movement: MovementKind | undefined;
  readonly plan: readonly ClubRound[];
  /** The tables of each round that has begun. */
  readonly begun: readonly (readonly TableProgress[])[];
  /** The pairs as they were when each of those rounds began: somebody who comes late plays from the next one on. */
  readonly seated: readonly (readonly NightPair[])[];
  /** All of them: those of boards that are still played somewhere are nobody's business yet. */
  readonly results: readonly BoardResult[];
  /** How much each guest has asked for, except to run the night. */
  readonly asked: ReadonlyMap<string, number>;
}

/** The night of a whole log. Throws Corrupt where it's damaged; undefined if there is none. */
export function nightFrom(id: string, stored: readonly unknown[]): Night | undefined {
  const [opened, ...rest] = readNightLog(nightBeginning(id), stored);
  if (!opened) return undefined;
  if (opened.entry !== 'opened')
    throw new Corrupt(1, 'A log begins with the opening of its night.');
  const { seq, sum, at, doors } = opened;
  const terms = withWholeRules(opened.terms);
  const night: Night = {
    seq,
    sum,
    openedAt: at,
    terms,
    doors,
    members: [],
    phase: 'gathering',
    pairs: [],
    seeds: [],
    movement: undefined,
    plan: [],
    begun: [],
    seated: [],
    results: [],
    asked: new Map(),
  };
  return rest.reduce(nightAfter, night);
}

/** A night keeps the rules it began with; knobs that came later are set to how it has played all along. */
function withWholeRules(terms: NightTerms): NightTerms {
  const { rules: named } = terms.table;
  const rules = completeRules(named.rules) as typeof named.rules;
  return { ...terms, table: { ...terms.table, rules: { ...named, rules } } };
}

/** The night after entries stored since. */
export function nightOn(night: Night, stored: readonly unknown[]): Night {
  return readNightLog(night, stored).reduce(nightAfter, night);
}

function nightAfter(night: Night, entry: NightEntry): Night {
  const { seq, sum, by } = entry;
  const asked =
    by === undefined || RUNS_THE_NIGHT.has(entry.entry)
      ? night.asked
      : new Map(night.asked).set(by, (night.asked.get(by) ?? 0) + 1);
  return { ...changed(night, entry), seq, sum, asked };
}

/** Not counted: a night has only so many tables to skip, while two people could hand it on to each other forever. */
const RUNS_THE_NIGHT: ReadonlySet<NightChange['entry']> = new Set([
  'started',
  'skipped',
  'finished',
]);

function changed(night: Night, change: NightEntry): Night {
  const { members, begun, plan } = night;
  switch (change.entry) {
    case 'opened':
      throw new Corrupt(1, 'A night is opened once.');
    case 'joined':
      return {
        ...night,
        members: joined(members, change),
        pairs: taken(night.pairs, change),
      };
    case 'left':
      return {
        ...night,
        members: parted(members, change.player).map((one) =>
          one.player === change.player ? { ...one, hasLeft: true } : one,
        ),
      };
    case 'paired':
      return { ...night, members: paired(members, change.player, change.with) };
    case 'started':
      return {
        ...night,
        phase: 'playing',
        seeds: members.map(({ seed, hasLeft }) => (hasLeft ? '' : seed)),
        ...begin(night.terms, change.pairs),
      };
    case 'round':
      return {
        ...night,
        begun: [...begun, change.tables.map((id) => ({ id, played: [], isSkipped: false }))],
        seated: [...night.seated, night.pairs],
      };
    case 'played': {
      const { table, board, points } = change;
      const place = plan[begun.length - 1]!.tables[table - 1]!;
      const { northSouth, eastWest } = place;
      return {
        ...night,
        begun: atTable(night, table, (one) => ({ ...one, played: [...one.played, board] })),
        results: [...night.results, { board, table, northSouth, eastWest, points }],
      };
    }
    case 'skipped':
      return {
        ...night,
        begun: atTable(night, change.table, (one) => ({ ...one, isSkipped: true })),
      };
    case 'handedOn':
      return {
        ...night,
        doors: { ...night.doors, host: members[change.player - 1]!.guest },
      };
    case 'finished':
      return { ...night, phase: 'over' };
    default:
      // A newer program wrote it. Going on without it would make another night of the log.
      throw new Corrupt((change as NightEntry).seq, 'Its entry isn’t known here.');
  }
}

function joined(
  members: readonly Member[],
  { player, guest, name, face, seed, team }: Extract<NightChange, { entry: 'joined' }>,
): Member[] {
  const before = members[player - 1];
  const next: Member = {
    player,
    guest,
    name,
    ...(face === undefined ? {} : { face }),
    seed,
    ...(team === undefined ? {} : { team }),
    ...(before?.partner === undefined || before.team !== team ? {} : { partner: before.partner }),
    hasLeft: false,
  };
  // A partner is of the same team.
  const kept = before && before.team !== team ? parted(members, player) : members;
  return before ? kept.map((one) => (one.player === player ? next : one)) : [...kept, next];
}

function paired(
  members: readonly Member[],
  player: number,
  partner: number | 'bot' | 'anybody',
): Member[] {
  return parted(members, player).map((one) => {
    if (one.player === player && partner !== 'anybody') return { ...one, partner };
    return one.player === partner ? { ...one, partner: player } : one;
  });
}

/** The player and the partner play with anybody again. */
function parted(members: readonly Member[], player: number): Member[] {
  return members.map((one) => {
    if (one.player !== player && one.partner !== player) return one;
    const { partner: _, ...rest } = one;
    return rest;
  });
}

function begin(
  { kind, boards, rounds }: NightTerms,
  pairs: readonly NightPair[],
): Pick<Night, 'pairs' | 'movement' | 'plan'> {
  const movement = kind === 'pairs' ? usualMovement(pairs.length) : kind;
  const stays = pairs.some(({ seats }) => !seats.some((seat) => 'player' in seat));
  const plan = movementFor({
    pairs: pairs.length,
    kind: movement,
    boardsARound: boards,
    rounds,
    stays,
  });
  return { pairs, movement, plan };
}

function atTable(
  { begun }: Night,
  table: number,
  change: (one: TableProgress) => TableProgress,
): Night['begun'] {
  const now = begun.at(-1)!.map((one, at) => (at === table - 1 ? change(one) : one));
  return [...begun.slice(0, -1), now];
}

function taken(
  pairs: readonly NightPair[],
  { player, takes }: Extract<NightChange, { entry: 'joined' }>,
): readonly NightPair[] {
  if (!takes) return pairs;
  return pairs.map((one) => {
    if (one.pair !== takes.pair) return one;
    const [first, second] = one.seats;
    return { ...one, seats: takes.seat === 0 ? [{ player }, second] : [first, { player }] };
  });
}

/** Whether the table owes nothing more in its round. */
export function isDone({ terms }: Night, { played, isSkipped }: TableProgress): boolean {
  return isSkipped || played.length >= terms.boards;
}

/** Whether nobody plays the board any more, or will. Before that, nobody learns anything about it. */
export function isBoardOver({ terms, phase, begun }: Night, board: number): boolean {
  if (phase === 'over') return true;
  const tables = begun[Math.floor((board - 1) / terms.boards)];
  return (
    tables !== undefined &&
    tables.every(({ played, isSkipped }) => isSkipped || played.includes(board))
  );
}

/** The guest's number, if they have joined and not left. */
export function memberOf({ members }: Night, guest: string): Member | undefined {
  return members.find((one) => one.guest === guest && !one.hasLeft);
}
