import {
  actor,
  copyInto,
  copyState,
  legalActions,
  listMoves,
  moveAt,
  newMoves,
  play,
  seeded,
  startGame,
  termsFor,
  type Action,
  type State,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';

/** The limit and the goal for a random round, in shuffles of the same deck on the same core. */
const LIMIT = 120;
const AIM = 35;

// Many short turns rather than a few long ones: what disturbs the machine then disturbs all alike.
const REPETITIONS = 45;
const WARM_UPS = 15;
const ROUNDS = 60;
const SHUFFLES = 4_000;
const COPIES = 20_000;
const DECK = 270;

const terms = termsFor(ruleSetById('house')!.rules, { players: 4 });

/**
 * A stream of small numbers that costs next to nothing, so that the engine is what is measured. The shifts keep them
 * whole for the compiler: a remainder of floating-point numbers would be a twentieth of everything measured here.
 */
function xorshift(seed: number): (limit: number) => number {
  let word = seed | 1;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return ((word >>> 0) % (limit >>> 0)) >>> 0;
  };
}

/** One repetition's cost. */
interface Run {
  /** CPU-seconds. */
  seconds: number;
  steps: number;
}

function timed(work: () => number): Run {
  const before = process.cpuUsage();
  const steps = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, steps };
}

/** Every work in turn, again and again after a warm-up. */
function measure(works: readonly ((repetition: number) => number)[]): Run[][] {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) for (const work of works) work(0);
  const runs: Run[][] = works.map(() => []);
  for (let repetition = 1; repetition <= REPETITIONS; repetition++)
    works.forEach((work, at) => runs[at]!.push(timed(() => work(repetition))));
  return runs;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}

type Choose = (state: State, below: (limit: number) => number) => Action;

/** Deals and plays random rounds to their end; answers with the number of actions. */
function randomRounds(repetition: number, choose: Choose): number {
  let actions = 0;
  const below = xorshift(repetition + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const { state } = startGame(terms, seeded(`bench ${repetition} ${round}`));
    while (state.phase !== 'over') {
      const refusal = play(state, actor(state), choose(state, below));
      if (refusal) throw new Error(`a listed action was refused: ${refusal.why}`);
      actions++;
    }
  }
  return actions;
}

const moves = newMoves();

const fromMoves: Choose = (state, below) => {
  listMoves(state, moves);
  return moveAt(state, moves, below(moves.count));
};

const fromActions: Choose = (state, below) => {
  const actions = legalActions(state);
  return actions[below(actions.length)]!;
};

function shuffles(repetition: number): number {
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card % 54);
  let word = repetition + 1;
  for (let count = 0; count < SHUFFLES; count++) word = shuffleOnce(deck, word);
  return SHUFFLES;
}

/**
 * Fisher–Yates by xorshift32; answers with the generator's next word. The `>>> 0` and `| 0` keep the
 * numbers whole for the compiler: without them the remainder may be one of floating-point numbers,
 * the yardstick is up to four times too slow, and everything measured by it looks fast.
 */
function shuffleOnce(deck: Uint8Array, seed: number): number {
  let word = seed | 0;
  for (let last = DECK - 1; last > 0; last--) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const other = (word >>> 0) % ((last + 1) >>> 0);
    const card = deck[last]!;
    deck[last] = deck[other]!;
    deck[other] = card;
  }
  return word;
}

/** A position from the middle of a round. */
function middle(): State {
  const { state } = startGame(terms, seeded('bench middle'));
  const below = xorshift(7);
  for (let action = 0; action < 100; action++) play(state, actor(state), fromMoves(state, below));
  return state;
}

/** Copies go here, or the compiler could drop them as unused. */
const kept: State[] = [];

function copies(state: State): number {
  for (let count = 0; count < COPIES; count++) kept[count & 7] = copyState(state);
  return COPIES;
}

function copiesInto(state: State): number {
  const target = copyState(state);
  for (let count = 0; count < COPIES; count++) copyInto(target, state);
  kept[0] = target;
  return COPIES;
}

function figure(number: number, digits = 0): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(number);
}

function each({ seconds, steps }: Run): number {
  return seconds / steps;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The lowest and the highest, to judge how far to trust the median. */
function range(numbers: readonly number[], digits = 0): string {
  return `${figure(Math.min(...numbers), digits)} to ${figure(Math.max(...numbers), digits)}`;
}

function sayRounds(how: string, runs: readonly Run[], yardstick: readonly Run[]): number {
  const costs = runs.map((run, at) => run.seconds / ROUNDS / each(yardstick[at]!));
  const actions = median(runs.map(({ seconds, steps }) => steps / seconds));
  const round = median(runs.map(({ seconds }) => seconds / ROUNDS));
  say(`${how}: ${figure(actions)} actions per CPU-second, ${figure(round * 1e6)} µs a round`);
  say(
    `  a round costs ${figure(median(costs), 1)} shuffles, from ${range(costs, 1)} (limit ${LIMIT}, aim ${AIM})`,
  );
  return median(costs);
}

const position = middle();
const [shuffled, byMoves, byActions, copied, copiedInto] = measure([
  shuffles,
  (repetition) => randomRounds(repetition, fromMoves),
  (repetition) => randomRounds(repetition, fromActions),
  () => copies(position),
  () => copiesInto(position),
]) as [Run[], Run[], Run[], Run[], Run[]];
const rates = shuffled.map((run) => 1 / each(run));

say(
  `Random play of house with ${terms.players}, the deal included; medians of ${REPETITIONS} runs.`,
);
say(`shuffle of ${DECK} cards: ${figure(median(rates))} per CPU-second, from ${range(rates)}`);
const cost = sayRounds('listMoves + moveAt + play', byMoves, shuffled);
sayRounds('legalActions + play', byActions, shuffled);
say(`copyState: ${figure(median(copied.map(each)) * 1e9)} ns`);
say(`copyInto: ${figure(median(copiedInto.map(each)) * 1e9)} ns`);
// A slow yardstick makes everything else look fast.
if (Math.max(...rates) > 1.5 * Math.min(...rates))
  say('The machine was busy: the yardstick itself varied. Run this again before trusting it.');
if (cost > LIMIT) {
  say(`A round costs more than ${LIMIT} shuffles.`);
  process.exitCode = 1;
}
