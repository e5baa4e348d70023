import { botNamed, newGame, NoAnswer, type Bot, type Seen } from '@hand-and-foot/bots';
import {
  actor,
  legalActions,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Action,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { tableStartFor, type Clock } from '@hand-and-foot/table';
import { handClock, type HandClock } from '@hand-and-foot/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realClock } from '../clock.ts';
import type { StartThinker } from './place.ts';
import { openPool, type Pool } from './pool.ts';
import { startWorker } from './startWorker.ts';
import type { ToThinker } from './talk.ts';
import { newThinker } from './think.ts';

const granted = tableStartFor({
  rules: 'house',
  seats: Array.from({ length: 4 }, () => ({ is: 'nobody' }) as const),
  pace: 'quick',
});
if (!granted.ok) throw new Error('there is no such table');
const terms = termsFor(granted.opening.terms.rules.rules, { players: 4 });

let pool: Pool;
let troubles: unknown[];
beforeEach(() => {
  troubles = [];
});
afterEach(() => pool.close());

/** The moves of four bots in the first turns of a game. */
async function play(make: (seat: Seat) => Bot, steps: number): Promise<Action[]> {
  const done: Action[] = [];
  const record = {
    dealt: () => undefined,
    acted: (_before: State, _seat: Seat, action: Action) => done.push(action),
    roundEnded: () => undefined,
  };
  const game = newGame({ terms, bots: [0, 1, 2, 3].map(make), seed: 'a game', record });
  while (done.length < steps) await game.letBotAct();
  return done;
}

const botOf = (seat: Seat): Bot => pool.botFor('sharp')!(terms, seat, seeded(`chance of ${seat}`));

function firstQuestion(): Seen {
  const { state } = startGame(terms, seeded('a game'));
  return { view: viewFor(state, actor(state)), legal: legalActions(state), since: [] };
}

/** Thinkers in this thread that treat each question as told. */
function thinkers(ask: (nth: number) => 'answer' | 'end' | 'keepSilent') {
  const heard: ToThinker[][] = [];
  let asked = 0;
  const start: StartThinker = (said, ended) => {
    const mine: ToThinker[] = [];
    heard.push(mine);
    const think = newThinker(
      (message) => setImmediate(() => said(message)),
      () => performance.now(),
    );
    return {
      tell(message) {
        mine.push(message);
        const fate = message.is === 'ask' ? ask(asked++) : 'answer';
        if (fate === 'answer') think(message);
        if (fate === 'end') setImmediate(ended);
      },
      end: () => undefined,
    };
  };
  return { start, heard };
}

test('bots in threads play the same cards from the same chance, whichever thread they are in', async () => {
  pool = openPool(startWorker, 2, realClock, (error) => troubles.push(error));
  const once = await play(botOf, 60);
  expect(await play(botOf, 60)).toEqual(once);
  expect(troubles).toEqual([]);
  expect(new Set(once.map((action) => action.do)).size).toBeGreaterThan(1);
});

test('an unknown level is no bot, and a level with a style is one', () => {
  pool = openPool(startWorker, 1, realClock, (error) => troubles.push(error));
  expect(pool.botFor('nobody')).toBeUndefined();
  expect(pool.botFor('sharp', 'builder')).toBeDefined();
  expect(botNamed('sharp:builder')).toBeDefined();
});

test('when a thinker ends, another is asked the same, and all its bots live there', async () => {
  const { start, heard } = thinkers((nth) => (nth === 0 ? 'end' : 'answer'));
  pool = openPool(start, 1, realClock, (error) => troubles.push(error));
  const bot = botOf(0);
  botOf(1);
  const { legal } = firstQuestion();
  expect(legal.map((action) => action.do)).toContain((await bot.decide(firstQuestion())).do);
  expect(heard.map((one) => one.map(({ is }) => is))).toEqual([
    ['make', 'make', 'ask'],
    ['make', 'make', 'ask'],
  ]);
});

test('a question that ends every thinker has no answer, and the next is answered', async () => {
  const { start } = thinkers((nth) => (nth < 2 ? 'end' : 'answer'));
  pool = openPool(start, 1, realClock, (error) => troubles.push(error));
  const bot = botOf(0);
  await expect(bot.decide(firstQuestion())).rejects.toThrow(NoAnswer);
  expect(await bot.decide(firstQuestion())).toBeDefined();
});

/** A clock and the callbacks it would wake. */
function stillClock(): { clock: Clock; wakes: (() => void)[] } {
  const wakes: (() => void)[] = [];
  const wake: Clock['wake'] = (_, fn) => {
    wakes.push(fn);
    return () => {
      if (wakes.includes(fn)) wakes.splice(wakes.indexOf(fn), 1);
    };
  };
  return { clock: { now: () => 0, date: () => 0, wake }, wakes };
}

test('a thinker that is stuck is ended, and another answers', async () => {
  const { start, heard } = thinkers((nth) => (nth === 0 ? 'keepSilent' : 'answer'));
  const { clock, wakes } = stillClock();
  pool = openPool(start, 1, clock, (error) => troubles.push(error));
  const answer = botOf(0).decide(firstQuestion());
  expect(wakes).toHaveLength(1);
  wakes[0]!();
  expect(await answer).toBeDefined();
  expect(heard).toHaveLength(2);
  expect(wakes).toEqual([]);
  expect(troubles).toHaveLength(1);
});

test('a thinker that answers for a bot which is at rest by now is not taken for stuck', async () => {
  const { start } = thinkers(() => 'answer');
  const { clock, wakes } = stillClock();
  pool = openPool(start, 1, clock, (error) => troubles.push(error));
  const bot = botOf(0);
  void bot.decide(firstQuestion());
  expect(wakes).toHaveLength(1);
  bot.rest!();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(wakes).toEqual([]);
});

test('a bot at rest is let go of', () => {
  const { start, heard } = thinkers(() => 'answer');
  pool = openPool(start, 1, realClock, (error) => troubles.push(error));
  botOf(0).rest!();
  expect(heard[0]!.map(({ is }) => is)).toEqual(['make', 'rest']);
});

test('a table that asks without end is answered in turn with others', async () => {
  const { start } = thinkers(() => 'answer');
  pool = openPool(start, 1, realClock, (error) => troubles.push(error));
  const at = (table: string): Bot =>
    pool.botFor('casual', undefined, table)!(terms, 0, seeded(table));
  const answered: string[] = [];
  const ask = async (bot: Bot, table: string): Promise<unknown> =>
    Promise.resolve(bot.decide(firstQuestion())).then(() => answered.push(table));
  const [greedy, modest] = [at('greedy'), at('modest')];
  const all = Array.from({ length: 20 }, async () => ask(greedy, 'greedy'));
  await Promise.all([...all, ask(modest, 'modest')]);
  expect(answered.indexOf('modest')).toBeLessThan(5);
  expect(answered).toHaveLength(21);
});

/** A thinker that takes a given time for each question, by this clock. */
function slowThinker(clock: HandClock, cost: (message: Asking) => number): StartThinker {
  return (said) => {
    let freeAt = 0;
    return {
      tell(message) {
        if (message.is !== 'ask') return;
        const spent = cost(message);
        freeAt = Math.max(freeAt, clock.now()) + spent;
        const { question } = message;
        clock.wake(freeAt, () => said({ question, spent, action: firstQuestion().legal[0]! }));
      },
      end: () => undefined,
    };
  };
}

type Asking = Extract<ToThinker, { is: 'ask' }>;

/** Response times, in milliseconds, of a table that asks again and again. */
function keepAsking(clock: HandClock, table: string, level: string): number[] {
  const bot = pool.botFor(level, undefined, table)!(terms, 0, seeded(table));
  const waits: number[] = [];
  const ask = (): void => {
    const from = clock.now();
    void Promise.resolve(bot.decide(firstQuestion())).then(() => {
      waits.push(clock.now() - from);
      clock.wake(clock.now() + 75, ask);
    });
  };
  ask();
  return waits;
}

/** Forty tables with bots that think for 300 ms and one with bots that think for 2; a quick thought takes 1. */
async function amongExperts(run: number): Promise<{ modest: number[]; greedy: number[][] }> {
  const clock = handClock();
  const modestBot = 0;
  const start = slowThinker(clock, ({ bot, quickly }) =>
    quickly ? 1 : bot === modestBot ? 2 : 300,
  );
  pool = openPool(start, 1, clock, (error) => troubles.push(error));
  const modest = keepAsking(clock, 'modest', 'sharp');
  const greedy = Array.from({ length: 40 }, (_, at) => keepAsking(clock, `greedy ${at}`, 'expert'));
  await clock.pass(run);
  return { modest, greedy };
}

test('forty tables full of experts delay another table by the thoughts under way', async () => {
  const { modest } = await amongExperts(30_000);
  expect(modest.length).toBeGreaterThan(30);
  // Two thoughts are running, and questions that waited too long are answered first.
  expect(Math.max(...modest)).toBeLessThan(1000);
});

test('a table that would wait too long gets a simpler answer, and nobody is late', async () => {
  const { greedy } = await amongExperts(30_000);
  for (const waits of greedy) {
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThan(1600);
  }
  expect(troubles).toEqual([]);
});

test('all bots of a table think in one place, and tables spread over all places', () => {
  const { start, heard } = thinkers(() => 'answer');
  pool = openPool(start, 2, realClock, (error) => troubles.push(error));
  for (const table of ['one', 'two', 'three', 'four'])
    for (const seat of [0, 1, 2, 3])
      pool.botFor('casual', undefined, table)!(terms, seat, seeded(table));
  const seeds = heard.map((messages) =>
    messages.flatMap((message) => (message.is === 'make' ? [message.making.seat] : [])),
  );
  expect(seeds).toEqual([
    [0, 1, 2, 3, 0, 1, 2, 3],
    [0, 1, 2, 3, 0, 1, 2, 3],
  ]);
});
