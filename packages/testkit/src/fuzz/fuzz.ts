import { seeded, termsFor, type Random, type Rules } from '@hand-and-foot/engine';
import { playersOf, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { drawRules, type Drawn } from './drawRules.ts';
import { pick } from '../byLot.ts';
import { playTable, type FuzzCourse } from './playTable.ts';
import { sharedRules, tellProblems, tellRules } from './tellRules.ts';

/** The result of one random rule set. */
export interface Fuzzed {
  seed: string;
  /** Drawn on the way to it, and rightly or wrongly refused. */
  refused: number;
  tables: number;
  rounds: number;
  actions: number;
  wentOut: number;
  failures: string[];
}

/** Draws one rule set from the seed, tells it in every way, and plays it with bots on all seats. */
export function fuzzOne(seed: string): Fuzzed {
  const random = seeded(seed);
  const fuzzed: Fuzzed = {
    seed,
    refused: 0,
    tables: 0,
    rounds: 0,
    actions: 0,
    wentOut: 0,
    failures: [],
  };
  const attempt = (what: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      fuzzed.failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const drawn = drawRules(random);
  fuzzed.refused = drawn.refused.length;
  attempt('told', () => tell(drawn, pick(ruleSets, random).id));
  for (const { name, play } of tablesOf(drawn.rules, seed, random))
    attempt(name, () => {
      const played = play();
      fuzzed.tables++;
      fuzzed.rounds += played.rounds;
      fuzzed.actions += played.actions;
      fuzzed.wentOut += played.wentOut;
    });
  return fuzzed;
}

function tell({ rules, refused }: Drawn, parent: string): void {
  tellRules(sharedRules(rules, parent), parent);
  for (const { problems } of refused) tellProblems(problems);
}

interface Table {
  name: string;
  play: () => FuzzCourse;
}

/** With the fewest players, with the most, and with some number between. */
function tablesOf(rules: Rules, seed: string, random: Random): Table[] {
  const sizes = playersOf(rules);
  const players = new Set([sizes[0]!, sizes.at(-1)!, pick(sizes, random)]);
  return [...players].map((count) => {
    const seating = pick(rules.seating[count]!, random);
    const bots = lineUp(rules.decks[count]! * DECK[rules.pack], random);
    const rounds = bots.length > 1 ? 1 : pick(ROUNDS, random);
    const terms = termsFor(shortened(rules, rounds), { players: count, seating });
    const ruleSet = { ...NAMELESS, rules };
    return {
      name: `${count} ${seating}, ${bots.join()}`,
      play: () => playTable({ ruleSet, terms, bots, seed: `${seed}/${count}`, every: 600 }),
    };
  });
}

/** How many rounds are played; a whole game now and then. */
const ROUNDS = [...Array<number>(20).fill(1), ...Array<number>(19).fill(2), 50];

/** About how many cards a deck has. */
const DECK = { standard: 54, 'two-jokers': 54, 'lords-and-ladies': 262 };

/** Bots that think take long over hundreds of cards; mostly the seats go to those that do not. */
function lineUp(deck: number, random: Random): readonly string[] {
  if (deck > 600 || random.below(20) > 0) return ['random'];
  return deck < 200 && random.below(4) === 0 ? ['expert', 'random'] : pick(THINKING, random);
}

const THINKING = [
  ['steady', 'random'],
  ['sharp', 'steady'],
] as const;

const NAMELESS: RuleSet = { ...ruleSets[2]!, id: 'drawn', name: 'Drawn by lot', rulings: [] };

/** Most games end after few rounds, since later ones are like them; and so do those of bots that think. */
function shortened(rules: Rules, most: number): Rules {
  const { gameEnd } = rules;
  return {
    ...rules,
    gameEnd:
      gameEnd.after === 'rounds'
        ? { ...gameEnd, rounds: Math.min(most, gameEnd.rounds) }
        : { ...gameEnd, atMost: Math.min(most, gameEnd.atMost) },
  };
}
