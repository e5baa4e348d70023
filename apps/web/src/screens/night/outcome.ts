import {
  matchScore,
  rankedTogether,
  standingsOf,
  type ClubStanding,
  type MatchScore,
} from '@hand-and-foot/club';
import { worthOf } from '@hand-and-foot/engine';
import { keepsPledge } from '@hand-and-foot/fair';
import type { BoardResult, NightView, Team } from '@hand-and-foot/protocol';
import { isTableDone, yourPair } from './places.ts';

function teamOf({ pairs }: NightView): (pair: number) => Team {
  return (pair) => pairs[pair - 1]?.team ?? 0;
}

/** Points made comparable: more is better. */
function worthIn({ rules }: NightView): (points: number) => number {
  return (points) => worthOf(rules.rules, points);
}

export function scoreOf(view: NightView): MatchScore {
  return matchScore(view.results, teamOf(view), worthIn(view));
}

/** The team that's ahead, and by how much; undefined if both are level. */
export function leaderOf(view: NightView): { team: Team; by: number } | undefined {
  const { total } = scoreOf(view);
  const [one, other] = total.map(worthIn(view));
  if (one === other) return undefined;
  return { team: one! > other! ? 0 : 1, by: Math.abs(total[0] - total[1]) };
}

/** The pairs that are ranked together, each list with its standings. */
export function fieldsIn(view: NightView): ClubStanding[][] {
  const { movement = 'howell', pairs, results } = view;
  return rankedTogether(movement, pairs.length).map((field) =>
    standingsOf(results, field, worthIn(view)),
  );
}

/** A board that's over everywhere, with your own points and those of all who had your cards. */
export interface Compared {
  readonly board: number;
  readonly results: readonly BoardResult[];
  readonly yours?: number;
  readonly others: readonly number[];
}

export function comparedBoards(view: NightView): Compared[] {
  const { results } = view;
  const pair = yourPair(view)?.pair;
  const numbers = [...new Set(results.map(({ board }) => board))].sort((a, b) => a - b);
  return numbers.map((board) => {
    const all = results.filter((result) => result.board === board);
    const own = all.find(({ northSouth, eastWest }) => pair === northSouth || pair === eastWest);
    if (!own) return { board, results: all, others: [] };
    const side = own.northSouth === pair ? 0 : 1;
    const others = all.filter((result) => result !== own).map(({ points }) => points[side]);
    return { board, results: all, yours: own.points[side], others };
  });
}

/** Whether the board counts: in a match only if both teams held its cards both ways. */
export function isCounted(view: NightView, board: number): boolean {
  return view.kind !== 'match' || scoreOf(view).boards.some((one) => one.board === board);
}

/** Your table of a round that's over everywhere, where the board was played: now it may be replayed. */
export function replayable(view: NightView, board: number): string | undefined {
  const round = view.plan.find(({ boards }) => boards.includes(board));
  const isOver = round?.tables.every((table) => isTableDone(view, table));
  return isOver ? round!.tables.find(({ id }) => id !== undefined)?.id : undefined;
}

/** Whether every secret told so far keeps its pledge; undefined while none is told. */
export function isFair(
  { pledges, secrets }: NightView,
  seen: readonly string[] = pledges,
): boolean | undefined {
  const told = secrets.flatMap((secret, at) => (secret === '' ? [] : [{ secret, at }]));
  if (told.length === 0) return undefined;
  return told.every(
    ({ secret, at }) => seen[at] === pledges[at] && keepsPledge({ pledge: pledges[at]!, secret }),
  );
}
