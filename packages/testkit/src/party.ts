import { botNamed } from '@hand-and-foot/bots';
import type { Action, Seat, Seating } from '@hand-and-foot/engine';
import type {
  Answer,
  Ask,
  Command,
  FromTable,
  Holder,
  Manners,
  Pace,
} from '@hand-and-foot/protocol';
import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import {
  loadTable,
  openTable,
  type Asker,
  type Doors,
  type Fault,
  type Ports,
  type Reply,
  type Table,
} from '@hand-and-foot/table';
import {
  countedSeeds,
  handClock,
  memoryLog,
  quiet,
  type HandClock,
  type MemoryLog,
} from './tablePorts.ts';

/** A table in memory with a watcher in every seat, for tests that read like table talk. */
export interface Party {
  readonly table: Table;
  readonly log: MemoryLog;
  readonly clock: HandClock;
  readonly faults: Fault[];
  /** The messages to each seat; the onlooker's come last. */
  readonly told: FromTable[][];
  /** The last entry that everybody knows of. */
  readonly seq: number;
  ask(from: Asker, ask: Ask, more?: Partial<Command>): Promise<Answer>;
  act(seat: Seat, action: Action, more?: Partial<Command>): Promise<Answer>;
  send(from: Asker, command: Command): Promise<Reply>;
  /** Everybody gets up, and the table is loaded from its log. */
  again(ports?: Partial<Ports>): Promise<Party>;
}

export interface PartyWishes {
  rules?: string | Pick<RuleSet, 'id' | 'name' | 'rules'>;
  seats?: readonly Holder[];
  seating?: Seating;
  pace?: Pace;
  manners?: Manners;
  /** Makes it a shared table. */
  doors?: Doors;
  ports?: Partial<Ports>;
  log?: MemoryLog;
}

export const person = (name: string): Holder => ({ is: 'person', name });
export const bot = (name: string, level = 'random'): Holder => ({ is: 'bot', name, level });
export const people: readonly Holder[] = ['Ada', 'Ben', 'Cleo', 'Dora'].map(person);

const ID = 'table';

export async function party(wishes: PartyWishes = {}): Promise<Party> {
  const { rules = 'house', seats = people, pace = 'normal', log = memoryLog() } = wishes;
  const { id, name, rules: knobs } = typeof rules === 'string' ? ruleSetById(rules)! : rules;
  const seating = wishes.seating ?? knobs.seating[seats.length]![0]!;
  const { manners, doors } = wishes;
  const terms = {
    rules: { id, name, rules: knobs },
    seating,
    pace,
    ...(manners ? { manners } : {}),
  };
  return gather(log, seats.length, wishes.ports, async (ports) =>
    openTable(ID, { terms, seats, ...(doors ? { doors } : {}) }, ports),
  );
}

/** Others at the same table, with the same log but a table of their own, as in another tab. */
export async function partyAt(
  log: MemoryLog,
  players: number,
  more?: Partial<Ports>,
): Promise<Party> {
  return gather(log, players, more, async (ports) => loadTable(ID, ports));
}

async function gather(
  log: MemoryLog,
  players: number,
  more: Partial<Ports> = {},
  begin: (ports: Ports) => Promise<Table | undefined>,
): Promise<Party> {
  const clock = handClock();
  const faults: Fault[] = [];
  const table = await begin({
    log,
    clock,
    entropy: countedSeeds('party'),
    botFor: (level) => botNamed(level),
    report: (fault) => faults.push(fault),
    ...more,
  });
  if (!table) throw new Error('there is no table');
  const told: FromTable[][] = Array.from({ length: players + 1 }, () => []);
  told.forEach((messages, seat) =>
    table.watch(seat < players ? seat : undefined, (message) => messages.push(message)),
  );
  let count = 0;
  const send = async (from: Asker, command: Command): Promise<Reply> => {
    const reply = await new Promise<Reply>((resolve) => table.ask(from, command, resolve));
    await quiet();
    return reply;
  };
  const all: Party = {
    table,
    log,
    clock,
    faults,
    told,
    get seq() {
      return told[players]!.reduce((seq, message) => ('seq' in message ? message.seq : seq), 0);
    },
    send,
    async ask(from, ask, part = {}) {
      const command = { id: `c${++count}-${clock.now()}`, expects: all.seq, ask, ...part };
      return (await send(from, command)).answer;
    },
    act: async (seat, action, part) => all.ask(seat, { do: 'act', action }, part),
    async again(ports) {
      table.leave();
      return partyAt(log, players, { ...more, ...ports });
    },
  };
  return all;
}
