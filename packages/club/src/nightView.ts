import { pledgeFor } from '@hand-and-foot/fair';
import type {
  NightPair,
  NightPlayer,
  NightRound,
  NightSeat,
  NightTableState,
  NightView,
} from '@hand-and-foot/protocol';
import type { ClubRound, ClubTable } from './movement.ts';
import { isBoardOver, memberOf, type Member, type Night } from './night.ts';

// The only way out of a night: built up from what may be known. Of a board that's played somewhere, nothing is.

export function nightViewFor(night: Night, guest: string): NightView {
  const { terms, doors, members, phase, pairs, movement, plan, begun, results, seeds, seq } = night;
  const you = memberOf(night, guest);
  const { kind, boards, rounds, tables, level, table } = terms;
  return {
    night: doors.night,
    seq,
    openedAt: night.openedAt,
    kind,
    rules: table.rules,
    boards,
    rounds,
    ...(tables === undefined ? {} : { tables }),
    level,
    host: guest === doors.host,
    ...(you ? { you: you.player } : {}),
    players: members.filter(({ hasLeft }) => !hasLeft).map(playerOf),
    phase,
    ...(movement === undefined ? {} : { movement }),
    pairs,
    plan: plan.map((round, at) => roundOf(night, round, at, you?.player)),
    begun: begun.length,
    results: results.filter(({ board }) => isBoardOver(night, board)),
    pledges: doors.secrets.map(pledgeFor),
    seeds,
    secrets: doors.secrets.map((secret, at) => (isBoardOver(night, at + 1) ? secret : '')),
  };
}

function playerOf({ player, name, face, team, partner }: Member): NightPlayer {
  return {
    player,
    name,
    ...(face === undefined ? {} : { face }),
    ...(team === undefined ? {} : { team }),
    ...(partner === undefined ? {} : { partner }),
  };
}

function roundOf(
  { seated, begun }: Night,
  { round, boards, tables, out }: ClubRound,
  at: number,
  you: number | undefined,
): NightRound {
  return {
    round,
    boards,
    tables: tables.map((table): NightTableState => {
      const progress = begun[at]?.[table.table - 1];
      const pairs = seated[at];
      const isYours = you !== undefined && pairs !== undefined && isSeated(pairs, table, you);
      return {
        ...table,
        played: progress?.played ?? [],
        ...(progress?.isSkipped ? { skipped: true } : {}),
        ...(progress && isYours ? { id: progress.id } : {}),
      };
    }),
    ...(out === undefined ? {} : { out }),
  };
}

function isSeated(
  pairs: readonly NightPair[],
  { northSouth, eastWest }: ClubTable,
  you: number,
): boolean {
  const isYou = (seat: NightSeat): boolean => 'player' in seat && seat.player === you;
  return [northSouth, eastWest].some((pair) => pairs[pair - 1]!.seats.some(isYou));
}
