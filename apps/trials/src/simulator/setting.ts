import type { Holder, Manners, Wish } from '@hand-and-foot/protocol';
import { chanceOf, type Chance } from './chance.ts';

/** The start of every world. */
export const START = 1_000_000;

/** A world before anything happens in it. */
export interface Setting {
  readonly seed: string;
  readonly nodes: number;
  readonly tables: readonly Wish[];
  /** Milliseconds between mishaps. */
  readonly mishapsEvery: number;
  /** How long things go wrong, and how long they go well afterward. */
  readonly troubled: number;
  readonly healed: number;
  readonly quiet: number;
  /** Percentage of lines that lose or double messages. */
  readonly flaky: number;
  /** Whether nodes also have tables with hard-thinking bots. */
  readonly isHungry: boolean;
  /** How long a node keeps a table without people. */
  readonly restAfter: number;
  /** The seat or watcher whose view is compared with the twin world's. */
  readonly eyes: number | 'onlooker';
}

const DECKS = { '2': 2, '3': 2, '4': 2, '5': 2, '6': 2 };
/** A round of these takes about seventy actions. */
const DEALT = {
  parent: 'closed-books',
  changes: { decks: DECKS, piles: [5, 5], opening: { by: 'round', points: [0, 0, 0, 0] } },
};
/** Cards are grabbed, feet are passed on, and partners are asked. */
const GRABBED = {
  parent: 'house',
  changes: {
    decks: { ...DECKS, '7': 3, '8': 3 },
    piles: [5, 5],
    opening: { by: 'round', points: [0, 0, 0, 0] },
    booksNeeded: [],
  },
};

/** Seconds of absence before a bot plays on: shorter than any page allows. */
const AWAY = 2;
/** The same for somebody present, in seconds. */
export const TURN = 6;

export function settingOf(seed: string): Setting {
  const chance = chanceOf(`${seed}/setting`);
  const tables = Array.from({ length: chance.percent(30) ? 2 : 1 }, () => wishOf(chance));
  return {
    seed,
    nodes: chance.pick([1, 2, 2, 3, 3]),
    tables,
    mishapsEvery: chance.pick([150, 300, 600, 1500]),
    troubled: 16_000,
    healed: 14_000,
    quiet: 5500,
    flaky: chance.pick([0, 0, 20, 50]),
    isHungry: chanceOf(`${seed}/hunger`).percent(30),
    restAfter: chanceOf(`${seed}/rest`).pick([1000, 20_000]),
    eyes: 'onlooker',
  };
}

/** A setting where people's tries depend only on public knowledge, so it can have a twin. */
export function twinSettingOf(seed: string): Setting {
  const setting = settingOf(seed);
  const chance = chanceOf(`${seed}/eyes`);
  const players = chance.pick([2, 4, 4]);
  const seats: Holder[] = Array.from({ length: players }, () => ({ is: 'nobody' }));
  return {
    ...setting,
    tables: [{ rules: DEALT, seats, pace: 'quick', manners: { quiet: false } }],
    mishapsEvery: Math.max(600, setting.mishapsEvery),
    isHungry: false,
    troubled: 8000,
    healed: 500,
    quiet: 2000,
    eyes: chance.percent(30) ? 'onlooker' : chance.below(players),
  };
}

function wishOf(chance: Chance): Wish {
  const players = chance.pick([2, 3, 4, 4, 4]);
  const seats = Array.from({ length: players }, (_, seat): Holder => {
    const isBot = seat > 0 && seat < players - 1 && chance.percent(30);
    const level = chance.percent(80) ? 'random' : 'novice';
    return isBot ? { is: 'bot', name: `Bot ${seat}`, level } : { is: 'nobody' };
  });
  const manners: Manners = {
    quiet: chance.percent(50),
    ...(chance.percent(50) ? { away: AWAY, turn: TURN, standIn: 'random' } : {}),
  };
  return { rules: chance.percent(70) ? DEALT : GRABBED, seats, pace: 'quick', manners };
}
