import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import {
  isGameOver,
  positionOf,
  scoreRound,
  totals,
  type SideScore,
  type State,
} from '@hand-and-foot/engine';
import {
  isOver,
  noticesOf,
  openPad,
  sheetsOf,
  totalsOf,
  WAYS,
  type Notes,
  type RoundNotes,
  type Way,
} from '@hand-and-foot/scorepad';
import { countTable } from './countTable.ts';
import type { TableKind } from './tables.ts';

/** The result of a scorepad trial: one sentence for each thing that went wrong. */
export interface PadTrial {
  rounds: number;
  faults: string[];
}

/**
 * Bots play a game; after each round every side is counted as people count, in each of the ways, and the pad must
 * come to the engine's own scores, line by line and in its totals, with nothing to remark on.
 */
export async function padTrial(
  { ruleSet, terms }: Pick<TableKind, 'ruleSet' | 'terms'>,
  seed: string,
  bots = 'novice',
): Promise<PadTrial> {
  const pads = WAYS.map((way) => ({ way, rounds: [] as RoundNotes[] }));
  const trial: PadTrial = { rounds: 0, faults: [] };
  const table = { rules: ruleSet, players: terms.players, seating: terms.seating };
  const roundEnded = (state: State): void => {
    trial.rounds++;
    for (const { way, rounds } of pads) {
      rounds.push({ id: state.round, counts: countedBy(state, way) });
      const notes: Notes = { table, names: [], starter: 0, rounds, nextId: 0 };
      const where = `${seed}, round ${state.round} by ${way}`;
      trial.faults.push(...faultsOf(state, notes).map((fault) => `${where}: ${fault}`));
    }
  };
  const record = { dealt: () => undefined, acted: () => undefined, roundEnded };
  const makers = bots.split(',').map((name) => botNamed(name)!);
  await playGame({ terms, seed, bots: seatBots(terms, makers, seed), record });
  return trial;
}

function countedBy(state: State, way: Way): RoundNotes['counts'] {
  const position = positionOf(state);
  return position.melds.map((_, side) => countTable(state, position, side, way));
}

function faultsOf(state: State, notes: Notes): string[] {
  const opened = openPad(notes);
  if (!opened.ok) return [`the pad cannot be opened: ${opened.why}`];
  const { pad } = opened;
  const sheets = sheetsOf(pad, state.round).map(
    ({ books, bonus, cards, caught, total }, side): SideScore => {
      return { side, books, bonus, cards, caught, total };
    },
  );
  return [
    ...differing('scores', sheets, scoreRound(state)),
    ...differing('totals', totalsOf(pad), totals(state)),
    ...differing('the end', isOver(pad), isGameOver(state)),
    ...differing('notices', noticesOf(pad, state.round), []),
  ];
}

function differing(what: string, have: unknown, want: unknown): string[] {
  const [one, other] = [have, want].map((value) => JSON.stringify(value, byName));
  return one === other ? [] : [`${what} ${one}, not ${other}`];
}

/** Keys in one order. */
function byName(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
