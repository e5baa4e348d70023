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

/** What a random round may cost at most, and should, in shuffles of the same deck on the same core. */
const LIMIT = 120;
const AIM = 35;

const REPETITIONS = 7;
const ROUNDS = 300;
const SHUFFLES = 20_000;
const COPIES = 100_000;
const DECK = 270;

const terms = termsFor(ruleSetById('house')!.rules, { players: 4 });

interface Measured {
  /** CPU-seconds. */
  seconds: number;
  steps: number;
}

/** A stream of small numbers that costs next to nothing, so that the engine is what is measured. */
function xorshift(seed: number): (limit: number) => number {
  let word = seed | 1;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % limit;
  };
}

/** The median of several repetitions, after one that only warms up. */
function measure(work: (repetition: number) => number): Measured {
  work(0);
  const runs = Array.from({ length: REPETITIONS }, (_, repetition) => {
    const before = process.cpuUsage();
    const steps = work(repetition + 1);
    const { user, system } = process.cpuUsage(before);
    return { seconds: (user + system) / 1e6, steps };
  });
  runs.sort((a, b) => a.seconds / a.steps - b.seconds / b.steps);
  return runs[REPETITIONS >> 1]!;
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
  const below = xorshift(repetition + 1);
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card % 54);
  for (let count = 0; count < SHUFFLES; count++) {
    for (let last = DECK - 1; last > 0; last--) {
      const other = below(last + 1);
      const card = deck[last]!;
      deck[last] = deck[other]!;
      deck[other] = card;
    }
  }
  return SHUFFLES;
}

/** A position from the middle of a round. */
function middle(): State {
  const { state } = startGame(terms, seeded('bench middle'));
  const below = xorshift(7);
  for (let action = 0; action < 100; action++) play(state, actor(state), fromMoves(state, below));
  return state;
}

/** Where copies go, so that none can be left out as useless. */
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

function each({ seconds, steps }: Measured): number {
  return seconds / steps;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const shuffled = measure(shuffles);

function sayRounds(how: string, { seconds, steps }: Measured): number {
  const round = seconds / ROUNDS;
  const cost = round / each(shuffled);
  say(
    `${how}: ${figure(steps / seconds)} actions per CPU-second, ${figure(round * 1e6)} µs a round`,
  );
  say(`  a round costs ${figure(cost, 1)} shuffles (limit ${LIMIT}, aim ${AIM})`);
  return cost;
}

say(
  `Random play of house with ${terms.players}, the deal included; medians of ${REPETITIONS} runs.`,
);
say(`shuffle of ${DECK} cards: ${figure(1 / each(shuffled))} per CPU-second`);
const cost = sayRounds(
  'listMoves + moveAt + play',
  measure((repetition) => randomRounds(repetition, fromMoves)),
);
sayRounds(
  'legalActions + play',
  measure((repetition) => randomRounds(repetition, fromActions)),
);
const position = middle();
say(`copyState: ${figure(each(measure(() => copies(position))) * 1e9)} ns`);
say(`copyInto: ${figure(each(measure(() => copiesInto(position))) * 1e9)} ns`);
if (cost > LIMIT) {
  say(`A round costs more than ${LIMIT} shuffles.`);
  process.exitCode = 1;
}
