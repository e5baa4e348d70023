import { inRound, rulesFor } from '@hand-and-foot/engine';
import type { Rules } from '@hand-and-foot/engine';
import type { SenseProblem } from './problem.ts';
import { playersOf } from './ruleSets.ts';
import { canHold } from './holdings.ts';
import { mostBooks, supplyOf } from './supply.ts';
import type { Supply, Want } from './supply.ts';

/** The books that going out asks for but no side could ever hold. */
export function unreachableBooks(given: Rules): SenseProblem[] {
  const problems = playersOf(given).flatMap((players) => {
    const rules = rulesFor(given, players);
    const supply = supplyOf(rules, rules.decks[String(players)]!);
    return situations(rules, players).flatMap(({ round, wants }) =>
      unreachable(supply, wants, players, round),
    );
  });
  return onceEach(problems);
}

interface Situation {
  round: number;
  wants: Want[];
}

/** The books needed in each round, alone and with partners, where the rules seat them. */
function situations(rules: Rules, players: number): Situation[] {
  const seatings = rules.seating[String(players)]!;
  const partners = [...new Set(seatings.map((seating) => seating !== 'alone'))];
  const rounds = Array.from({ length: roundsThatDiffer(rules) }, (_, index) => index + 1);
  const all = rounds.flatMap((round) =>
    partners.map((together) => ({ round, wants: wantsIn(rules, round, together) })),
  );
  // A demand from an earlier round has its answer already.
  const told = new Set<string>();
  return all.filter(({ wants }) => {
    const name = JSON.stringify(wants);
    return !told.has(name) && told.add(name);
  });
}

function roundsThatDiffer({ booksNeeded }: Rules): number {
  const lengths = booksNeeded.flatMap((need) => [need.count.length, need.partners?.length ?? 1]);
  return Math.max(1, ...lengths);
}

function wantsIn(rules: Rules, round: number, together: boolean): Want[] {
  return rules.booksNeeded
    .map(({ kind, rank, count, partners }) => ({
      kind,
      ...(rank !== undefined && { rank }),
      count: inRound(together && partners ? partners : count, round),
    }))
    .filter((want) => want.count > 0);
}

function unreachable(
  supply: Supply,
  wants: Want[],
  players: number,
  round: number,
): SenseProblem[] {
  const alone = wants.flatMap((want) => tooMany(supply, want, players, round));
  if (alone.length > 0 || canHold(supply, wants)) return alone;
  return [{ problem: 'tooManyBooksTogether', knob: 'booksNeeded', players, round }];
}

function tooMany(supply: Supply, want: Want, players: number, round: number): SenseProblem[] {
  const { kind, count: need } = want;
  const knob = 'booksNeeded';
  if (kind !== 'any' && mostBooks(supply, kind) === 0) {
    return [{ problem: 'bookImpossible', knob, players, kind }];
  }
  const most = mostBooks(supply, kind, want.rank);
  if (need <= most) return [];
  const rank = want.rank === undefined ? {} : { rank: want.rank };
  return [{ problem: 'tooManyBooks', knob, players, round, kind, ...rank, need, most }];
}

/** The same trouble with more players or in later rounds need not be told again. */
function onceEach(problems: SenseProblem[]): SenseProblem[] {
  const told = new Set<string>();
  return problems.filter((problem) => {
    const rank = 'rank' in problem ? problem.rank : '';
    const kind = 'kind' in problem ? problem.kind : '';
    const name = `${problem.problem} ${kind} ${rank}`;
    return !told.has(name) && told.add(name);
  });
}
