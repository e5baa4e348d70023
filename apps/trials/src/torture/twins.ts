import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { eventFor, seeded, type Event, type Random, type Seat } from '@hand-and-foot/engine';
import type { Ask, FromTable } from '@hand-and-foot/protocol';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { blunder, sociable } from '../habits.ts';
import { makeTable, tokenOf, type Made } from './gathering.ts';
import type { Trial } from './trial.ts';
import { watcherOf } from './twinDeal.ts';
import { twinLine, type TwinLine } from './twinLine.ts';

const PROGRAM = fileURLToPath(new URL('twinServer.js', import.meta.url));
const RULES = ['closed-books', 'house', 'six-deck', 'lords-and-ladies'];
const PLAYERS = 4;
const STEPS = 20;

type Both<T> = readonly [here: T, there: T];

export const twins: Trial = {
  name: 'twins',
  promise: 'a seat learns nothing',
  share: 0.15,
  async run({ seed, span, folder, say, after }) {
    const worlds = (await Promise.all(
      ['here', 'there'].map(async (world) => {
        const options = [world, join(folder, world)];
        const env = { HAND_AND_FOOT_TWINS: seed };
        const server = await startServer({ program: PROGRAM, options, env });
        after(() => server.kill());
        return server;
      }),
    )) as unknown as Both<ServerProcess>;
    const random = seeded(seed);
    const violations: string[] = [];
    const count = { rounds: 0, steps: 0, bytes: 0, refusals: 0 };
    const until = Date.now() + span;
    for (let round = 0; round <= PLAYERS || Date.now() < until; round++) {
      say(`round ${round + 1}`);
      const rules = RULES[round % RULES.length]!;
      const life = await liveAlike(worlds, { seed: `${seed}/${round}`, rules, round }, random);
      violations.push(
        ...life.violations.map((sentence) => `round ${round} (${rules}): ${sentence}`),
      );
      count.rounds++;
      count.steps += life.steps;
      count.bytes += life.bytes;
      count.refusals += life.refusals;
    }
    return {
      figures: [
        ['rounds in two worlds', count.rounds],
        ['steps', count.steps],
        ['bytes alike', count.bytes],
        ['refusals among them', count.refusals],
      ],
      violations,
    };
  },
};

interface Life {
  readonly steps: number;
  readonly bytes: number;
  readonly refusals: number;
  readonly violations: readonly string[];
}

/** Does the same in both worlds until the watcher may learn the difference, and compares everything it's sent. */
async function liveAlike(
  worlds: Both<ServerProcess>,
  { seed, rules, round }: { seed: string; rules: string; round: number },
  random: Random,
): Promise<Life> {
  const made = await both(worlds, async ({ address }) => makeTable(address, seed, { rules }));
  if (made[0].table !== made[1].table) return failed('the worlds do not share their chance');
  const watcher = watcherOf(round, PLAYERS);
  const lines = (await both(worlds, async ({ port }, at) => sitDown(port, made[at], seed))) as Both<
    readonly TwinLine[]
  >;
  const place = watcher ?? PLAYERS;
  const own = lines.map((all) => all[place]!) as unknown as Both<TwinLine>;
  const violations: string[] = [];
  let steps = 0;
  let refusals = 0;
  const compare = (): boolean => {
    const [here, there] = own.map(({ heard }) => heard.join('\n')) as unknown as Both<string>;
    if (here !== there) violations.push(firstDifference(here, there));
    return here === there;
  };

  try {
    await both(lines, async (all) =>
      settleAt(all, (await all[0]!.ask('deal', { do: 'deal' })) as Told),
    );
    // The cards are in the middle of a round, without news; everyone asks for them again.
    await both(lines, async (all, at) => {
      for (const line of all) await line.watch(made[at].watch);
      await all[place]!.caughtUp();
    });
    for (let isAlike = compare(); isAlike && steps < STEPS; steps++) {
      const attempt = nextAttempt(lines[0], watcher, random);
      if (!attempt) break;
      const [asker, ask] = attempt;
      const answers = await both(lines, async (all) => all[asker]!.ask(`s${steps}`, ask));
      if (answers[0].ok !== answers[1].ok && asker !== place) break;
      await both(lines, async (all, at) => settleAt(all, answers[at]));
      if (answers[0].ok && own.some(({ last }) => hasParted(last))) break;
      if (!answers[0].ok && asker === place) refusals++;
      isAlike = compare();
    }
  } finally {
    for (const line of lines.flat()) line.close();
  }
  const bytes = own[0].heard.reduce((sum, text) => sum + text.length, 0);
  return { steps, bytes, refusals, violations };
}

type Told = { readonly ok: true; readonly seq: number } | { readonly ok: false };

/** Everybody hears the outcome before anything else is done. */
async function settleAt(lines: readonly TwinLine[], answer: Told): Promise<void> {
  if (answer.ok) for (const line of lines) await line.reaches(answer.seq);
}

/** Four players and a watcher, one after another. */
async function sitDown(port: number, { table, invite, watch }: Made, seed: string) {
  const lines: TwinLine[] = [];
  for (let seat = 0; seat <= PLAYERS; seat++) {
    const address = `ws://127.0.0.1:${port}/api/tables/${table}`;
    const line = twinLine(address, tokenOf(`${seed}/${seat}`));
    lines.push(line);
    await line.watch(seat < PLAYERS ? invite : watch);
    if (seat === PLAYERS) continue;
    const answer = await line.ask('sit', { do: 'sit', seat, name: `P${seat}` });
    await settleAt(lines, answer);
  }
  return lines;
}

/** The next try here: mostly something legal by the next player, now and then nonsense by the watcher. */
function nextAttempt(
  lines: readonly TwinLine[],
  watcher: Seat | undefined,
  random: Random,
): [asker: number, ask: Ask] | undefined {
  const place = watcher ?? PLAYERS;
  const { known } = lines[place]!;
  if (random.below(3) === 0) return [place, blunder(known!, random)];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const decide = sociable({ name: `P${seat}`, wants: seat }, random);
    const ask = decide(lines[seat]!.known!);
    if (ask?.do === 'act' || ask?.do === 'mix') return [seat, ask];
  }
  return undefined;
}

/** Events that show hidden cards to everybody. */
const REVEALING: readonly Event['event'][] = ['upcard', 'grabbed', 'roundEnded', 'replaced'];

/** Whether this message showed hidden cards to the watcher: from here on the worlds may differ. */
function hasParted(last: FromTable | undefined): boolean {
  return last?.is === 'happened' && last.events.some(isRevealing);
}

function isRevealing(event: Event): boolean {
  return REVEALING.includes(event.event) || !isDeepStrictEqual(eventFor(event), event);
}

async function both<T, R>(
  pair: Both<T>,
  does: (one: T, at: 0 | 1) => Promise<R>,
): Promise<Both<R>> {
  return [await does(pair[0], 0), await does(pair[1], 1)];
}

function firstDifference(here: string, there: string): string {
  let at = 0;
  while (here[at] === there[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `${around(here)} became ${around(there)}`;
}

function failed(sentence: string): Life {
  return { steps: 0, bytes: 0, refusals: 0, violations: [sentence] };
}
