import {
  actor,
  legalActions,
  seeded,
  type Action,
  type Random,
  type Seat,
} from '@hand-and-foot/engine';
import type { Answer, Command, FromTable, News } from '@hand-and-foot/protocol';
import {
  memoryLog,
  partyAt,
  party,
  quiet,
  type MemoryLog,
  type Party,
} from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import type { Log } from './ports.ts';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

/** The number of worlds, a seed each, and of commands in each. */
const WORLDS = 40;
const COMMANDS = 60;

interface Sent {
  readonly seat: Seat;
  readonly command: Command;
  readonly answers: Answer[];
}

test.each(Array.from({ length: WORLDS }, (_, world) => world))(
  'commands doubled, late and out of order, on a log that fails: none lost, none doubled, one order (world %i)',
  async (world) => {
    const random = seeded(`torture/${world}`);
    const log = memoryLog();
    const ports = { log: moody(log, random) };
    let tables = [await party({ rules: 'house', log })];
    const told: FromTable[][][] = [];
    await tables[0]!.ask('host', { do: 'deal' });
    const sent: Sent[] = [];
    for (let count = 0; count < COMMANDS; count++) {
      if (tables.some(hasStopped) || random.below(20) === 0) {
        told.push(...tables.map((all) => all.told));
        for (const all of tables) all.table.leave();
        tables = [await partyAt(log, 4, ports), await partyAt(log, 4, ports)];
      }
      const fresh = random.below(3) > 0 || sent.length === 0;
      const one = fresh ? newCommand(log, `c${count}`, random) : sent[random.below(sent.length)]!;
      if (fresh) sent.push(one);
      // Sometimes several are under way at once.
      const reply = tables[random.below(tables.length)]!.send(one.seat, one.command).then(
        ({ answer }) => one.answers.push(answer),
      );
      if (random.below(2) === 0) await reply;
    }
    await quiet();
    told.push(...tables.map((all) => all.told));
    judge(log, sent, told);
  },
);

/** A log that sometimes fails before it writes and sometimes after. */
function moody(log: MemoryLog, random: Random): Log {
  return {
    read: async (table, from) => log.read(table, from),
    async append(table, expected, entries) {
      const mood = random.below(30);
      if (mood === 0) throw new Error('nothing was written');
      if (mood < 4) await quiet();
      const written = await log.append(table, expected, entries);
      if (mood === 1) throw new Error('something was written');
      return written;
    },
  };
}

const hasStopped = ({ told }: Party): boolean => told[0]!.at(-1)?.is === 'stopped';

/** Somebody wants something: what is allowed, or what was, or nonsense; deciding on what they last saw. */
function newCommand(log: MemoryLog, id: string, random: Random): Sent {
  const { sitting } = tableFrom(readLog('table', log.entries('table')));
  const state = sitting.state!;
  const legal = state.phase === 'over' ? [] : legalActions(state);
  const action: Action = legal[random.below(legal.length || 1)] ?? { do: 'draw' };
  const seat = random.below(4) > 0 ? actor(state) : random.below(4);
  const expects = random.below(4) > 0 ? sitting.seq : Math.max(1, sitting.seq - random.below(6));
  const ask = state.phase === 'over' ? ({ do: 'deal' } as const) : ({ do: 'act', action } as const);
  return { seat, command: { id, expects, ask }, answers: [] };
}

function judge(log: MemoryLog, sent: readonly Sent[], told: readonly FromTable[][][]): void {
  const entries = readLog('table', log.entries('table'));
  // The log holds: every action in it is allowed where it stands.
  tableFrom(entries);
  for (const { seat, command, answers } of sent) {
    const done = entries.filter(
      ({ answers: to }) => to?.command === command.id && to.from === seat,
    );
    expect(done.length).toBeLessThanOrEqual(1);
    const yes = answers.filter((answer) => answer.ok);
    for (const answer of yes) expect(answer).toMatchObject({ seq: done[0]?.seq });
    // A command refused by the game or the table is never done later.
    const refusals = answers.filter(
      (answer) => !answer.ok && answer.refusal.why !== 'tableStopped',
    );
    if (refusals.length > 0) expect(yes).toEqual([]);
  }
  for (const messages of told.flat()) {
    const seqs = messages.filter(isNews).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => seqs[0]! + at));
  }
  // Two tables told a seat the same about the same entry.
  for (let seat = 0; seat < 5; seat++) {
    const texts = new Map<number, string>();
    for (const news of told.flatMap((of) => of[seat]!).filter(isNews)) {
      const text = JSON.stringify(news);
      expect(texts.get(news.seq) ?? text).toBe(text);
      texts.set(news.seq, text);
    }
  }
}

const isNews = (message: FromTable): message is News =>
  message.is === 'happened' || message.is === 'seated' || message.is === 'closed';
