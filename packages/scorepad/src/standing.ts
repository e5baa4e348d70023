import {
  isGameOver,
  leadIn,
  openingFor,
  setUp,
  roundsIn,
  type Lead,
  type MutableState,
  type Seat,
  type Side,
} from '@hand-and-foot/engine';
import { changesSides, countOf, sideIn, type Pad } from './pad.ts';
import { sheetOf, type SideSheet } from './sheet.ts';

/** The sheets of a round, counted from 1, one for each side. */
export function sheetsOf(pad: Pad, round: number): SideSheet[] {
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    sheetOf(pad.terms, countOf(pad, round, side), round),
  );
}

/** The gain of each running total in each round. */
export function gainsOf(pad: Pad): number[][] {
  return pad.rounds.map((_, at) => {
    const sheets = sheetsOf(pad, at + 1);
    return Array.from(
      { length: pad.terms.scorers },
      (__, scorer) => sheets[changesSides(pad) ? sideIn(pad, at + 1, scorer) : scorer]!.total,
    );
  });
}

/** The running totals after this many rounds; after all of them by default. */
export function totalsOf(pad: Pad, rounds = pad.rounds.length): number[] {
  const start = Array<number>(pad.terms.scorers).fill(0);
  return gainsOf(pad)
    .slice(0, rounds)
    .reduce((totals, gains) => totals.map((total, scorer) => total + gains[scorer]!), start);
}

/** The leaders, and their margin. */
export function leadOf(pad: Pad): Lead {
  return leadIn(pad.terms.rules, totalsOf(pad));
}

/** The round's starter and its dealer, where there is one and the pad can know. */
export function beginsIn(pad: Pad, round: number): { starter?: Seat; dealer?: Seat } {
  const { players, rules } = pad.terms;
  const begins = starterIn(pad, round);
  if (begins === undefined) return {};
  const isDealt = rules.deal === 'dealt' || rules.starter.startsWith('leftOf');
  return isDealt
    ? { starter: begins, dealer: (begins + players - 1) % players }
    : { starter: begins };
}

/** Of partners, a pad doesn't know which one went out and starts the next round. */
function starterIn(pad: Pad, round: number): Seat | undefined {
  const { terms, starter, rounds } = pad;
  let begins: Seat | undefined = starter;
  for (let next = 2; next <= round; next++) {
    const out = rounds[next - 2]?.counts.findIndex((count) => (count?.numbers.out ?? 0) > 0) ?? -1;
    if (terms.rules.nextStarter === 'left' || out < 0)
      begins = begins === undefined ? undefined : (begins + 1) % terms.players;
    else begins = terms.sides === terms.players ? seatOf(pad, next - 1, out) : undefined;
  }
  return begins;
}

/** Per side, the points with which it must open the round. */
export function openingsIn(pad: Pad, round: number): number[] {
  const state = tableIn(pad, round, totalsOf(pad, round - 1));
  return Array.from({ length: pad.terms.sides }, (_, side) =>
    openingFor(state, seatOf(pad, round, side)),
  );
}

function seatOf(pad: Pad, round: number, side: Side): Seat {
  return pad.terms.sideOf[0]!.findIndex((_, seat) => sideIn(pad, round, seat) === side);
}

/** Whether the game is over after this many rounds. */
export function isOver(pad: Pad, rounds = pad.rounds.length): boolean {
  if (rounds === 0) return false;
  const state = tableIn(pad, rounds, totalsOf(pad, rounds));
  state.phase = 'over';
  return isGameOver(state);
}

/** How many rounds there are at most. */
export function mostRounds({ terms }: Pad): number {
  return roundsIn(terms.rules).rounds;
}

/** A table without cards, for the engine's questions. Rounds past the end are played like the last one. */
export function tableIn(pad: Pad, round: number, totals: number[]): MutableState {
  const hands = Array.from({ length: pad.terms.players }, () => []);
  const state = setUp(pad.terms, { hands, totals, round: Math.min(round, mostRounds(pad)) });
  if ('problem' in state) throw new Error(`a pad cannot be set up: ${state.problem}`);
  return state;
}
