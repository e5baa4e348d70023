import { packFor, type Random, type Rules } from '@hand-and-foot/engine';
import {
  catalogue,
  checkRules,
  examples,
  resolveRules,
  ruleSets,
  type Knob,
  type Problem,
} from '@hand-and-foot/rulesets';
import { pick } from '../byLot.ts';
import { drawValue } from './drawValue.ts';

export interface Drawn {
  rules: Rules;
  /** Rules drawn on the way and refused. */
  refused: { rules: Rules; problems: Problem[] }[];
}

/** Rules that are known to be played, whose knobs a draw begins with. */
const played: readonly Rules[] = [...ruleSets, ...examples.map(resolved)].map(({ rules }) => rules);

/** The same where even those who play at random go out now and then. */
const quick = played.map((rules): Rules => ({
  ...rules,
  piles: [5, 5],
  meldStart: { cards: 2, naturals: 1 },
  bookSize: 4,
  booksNeeded: [],
  opening: { by: 'round', points: [0] },
}));

const known: readonly Rules[] = [...played, ...quick];

const MOST_TRIES = 80;

/**
 * Playable rules from anywhere in the space: a few knobs of known rules drawn anew, or every knob. Where the check
 * refuses, the knobs that it names, or a part of them, are drawn again.
 */
export function drawRules(random: Random): Drawn {
  for (;;) {
    const drawn = tryToDraw(random);
    if (drawn) return drawn;
  }
}

function tryToDraw(random: Random): Drawn | undefined {
  const refused: Drawn['refused'] = [];
  let rules = random.below(2) === 0 ? everyKnob(random) : someKnobs(random);
  let problems = checkRules(rules);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (problems.length === 0) return { rules, refused };
    if (refused.length < 3) refused.push({ rules, problems });
    const other = drawnAgain(rules, pick(problems, random), random);
    const left = checkRules(other);
    if (left.length > problems.length) continue;
    rules = other;
    problems = left;
  }
  return undefined;
}

function everyKnob(random: Random): Rules {
  const pack = pick(['standard', 'standard', 'two-jokers', 'lords-and-ladies'] as const, random);
  const drawn = catalogue.map(({ knob, shape }) => [knob, valueFor(shape, pack, random)]);
  return sameSeats({ ...(Object.fromEntries(drawn) as Rules), pack });
}

function someKnobs(random: Random): Rules {
  const rules = { ...pick(known, random) };
  const count = 1 + random.below(12);
  for (let drawn = 0; drawn < count; drawn++) {
    const { knob, shape } = pick(freeKnobs, random);
    Object.assign(rules, { [knob]: valueFor(shape, rules.pack, random) });
  }
  return sameSeats(rules);
}

/** Decks and seating are for the same numbers of players: those of the seating. */
function sameSeats(rules: Rules): Rules {
  const decks = Object.values(rules.decks);
  const players = Object.keys(rules.seating);
  return {
    ...rules,
    decks: Object.fromEntries(
      players.map((count, at) => [count, rules.decks[count] ?? decks[at % decks.length]!]),
    ),
  };
}

/** Changing the pack alone would leave tables of the other pack's kinds. */
const freeKnobs = catalogue.filter(({ knob }) => knob !== 'pack');

/** Other knobs that may be to blame, by the knob that a problem names. */
const BESIDE: Partial<Record<keyof Rules, readonly (keyof Rules)[]>> = {
  piles: ['piles', 'forPlayers', 'decks', 'draw'],
  booksNeeded: [
    'booksNeeded',
    'forPlayers',
    'roles',
    'wildLimits',
    'bookSize',
    'meldStart',
    'decks',
    'wildMelds',
  ],
  meldStart: ['meldStart', 'bookSize'],
  byRank: ['byRank', 'bookSize'],
  values: ['values', 'roles'],
  handChoice: ['handChoice', 'piles', 'forPlayers'],
  footPass: ['footPass', 'piles', 'forPlayers'],
  emptyStock: ['emptyStock', 'draw'],
  draw: ['draw', 'pickUp'],
  pickUpWith: ['pickUpWith', 'pickUp'],
  opening: ['opening', 'values'],
};

function drawnAgain(rules: Rules, problem: Problem, random: Random): Rules {
  if (problem.problem === 'seatingImpossible') return without(rules, problem);
  if (problem.problem === 'threesDiffer') return withLikeThrees(rules);
  const players = 'players' in problem ? Number(problem.players) : 0;
  const others = rules.forPlayers.filter((own) => own.players !== players);
  const isAtFault = problem.problem === 'forPlayers' || random.below(2) === 0;
  if (others.length < rules.forPlayers.length && isAtFault) return { ...rules, forPlayers: others };
  const named = problem.knob as keyof Rules;
  const knob = pick(BESIDE[named] ?? [named], random);
  const { shape } = freeKnobs.find((entry) => entry.knob === knob)!;
  const fresh = valueFor(shape, rules.pack, random);
  const value = mixed(rules[knob], fresh, problem) ?? fresh;
  return sameSeats({ ...rules, [knob]: value });
}

/** Most ways to sit fit one number of players alone: drawing until they do would take long. */
function without(
  rules: Rules,
  { players, seating }: Extract<Problem, { problem: 'seatingImpossible' }>,
): Rules {
  const left = rules.seating[players]!.filter((each) => each !== seating);
  return { ...rules, seating: { ...rules.seating, [players]: left.length > 0 ? left : ['alone'] } };
}

/** Threes that are alike by chance alone would be drawn once in a thousand times. */
function withLikeThrees({ roles, values, ...rules }: Rules): Rules {
  return {
    ...rules,
    roles: { ...roles, red3: 'natural', black3: 'natural' },
    values: { ...values, red3: 5, black3: 5 },
  };
}

/** The old value with only what the problem points at drawn anew; undefined where it points at nothing in it. */
function mixed(old: unknown, fresh: unknown, problem: Problem): unknown {
  if (Array.isArray(old))
    return 'at' in problem && Number(problem.at) > 0 && old.length > 1
      ? old.filter((_, index) => index !== Number(problem.at) - 1)
      : undefined;
  const key = 'players' in problem ? problem.players : 'kind' in problem ? problem.kind : '';
  if (!isTable(old) || !isTable(fresh) || !(key in old)) return undefined;
  return key in fresh ? { ...old, [key]: fresh[key] } : old;
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueFor(shape: Knob['shape'], pack: Rules['pack'], random: Random): unknown {
  return drawValue(shape, packFor(pack).kinds, random);
}

function resolved(source: unknown): { rules: Rules } {
  const answer = resolveRules(source);
  if (!answer.ok) throw new Error('an example cannot be played');
  return answer.ruleSet;
}
