import type { Refusal, Seat } from '@hand-and-foot/engine';
import type { Answer, Ask, Command, News, Snapshot, TableRefusal } from '@hand-and-foot/protocol';
import { whyNotHeard } from './door.ts';
import {
  beginningOf,
  commandKey,
  entryAfter,
  type Asked,
  type Asker,
  type Speaker,
} from './entry.ts';
import { judge, standingInFor } from './judge.ts';
import { newsSince } from './news.ts';
import type { Opening } from './opening.ts';
import { newLine } from './line.ts';
import { newMeter } from './meter.ts';
import { judgeAnswer } from './player.ts';
import { newPlayers } from './players.ts';
import type { Ports } from './ports.ts';
import { readAfter, readLog } from './readLog.ts';
import { newRefusals } from './refusals.ts';
import { hasMoved, rolesOf, speakerOf, type Roles } from './roles.ts';
import {
  enter,
  replay,
  roundIn,
  tableFrom,
  type Folded,
  type Happening,
  type Judged,
} from './sitting.ts';
import { newTurnClock } from './turnClock.ts';
import { newTurnTime } from './turnTime.ts';
import { newWatchers, type Listener } from './watchers.ts';

/** The authority over one table. No getters: they make an object slow, and every action uses this one. */
export interface Table {
  readonly id: string;
  /** The last entry it knows of, and how long the turn has lasted. */
  seq(): number;
  turnAge(): number;
  /**
   * Does what is asked, or says why not. The caller has checked who the asker is, and replaced codes by their hashes.
   * First the entry is written to the log, then `reply` is called, then the watchers are told.
   */
  ask(from: Asker, command: Command, reply: Told): void;
  /** Tells the listener a snapshot, or what it lacks after the entry it has, and from then on everything. */
  watch(asker: Asker | undefined, listener: Listener, have?: number): () => void;
  /** The roles somebody has here. */
  roles(asker: Asker): Roles;
  /** Repeats the earlier answer. Without one, refuses the command unseen, now and whenever it comes again. */
  giveUp(from: Asker, command: Command, reply: Told): void;
  /** Why this isn't even considered, or undefined. */
  whyNotHeard(asker: Asker, ask: Ask): TableRefusal | undefined;
  /** Says whose people are there now; a bot may stand in for the others. */
  present(seats: ReadonlySet<Seat>): void;
  /** Reads what someone else may have written to the log. */
  catchUp(): Promise<void>;
  /** Lets go of the table; its log has everything. */
  leave(): void;
}

/** The table has stopped, and why was reported then. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export interface Reply {
  /** News the asker had not been told when it decided. */
  readonly missed: News[] | [Snapshot];
  readonly answer: Answer;
}

type Told = (reply: Reply) => void;
/** A promise only if there is something to wait for: most actions are done in one go. */
type Waited = Promise<void> | void;

/** Makes a new table; undefined if there is one of this id. */
export async function openTable(
  id: string,
  opening: Opening,
  ports: Ports,
): Promise<Table | undefined> {
  const entry = entryAfter(beginningOf(id), ports.clock.date(), { entry: 'opened', ...opening });
  if ((await ports.log.append(id, 0, [entry])) === 'conflict') return undefined;
  return tableOf(id, tableFrom([entry]), ports);
}

/** The table of this id as it was left; undefined if there is none. Throws Corrupt if its log does not hold. */
export async function loadTable(id: string, ports: Ports): Promise<Table | undefined> {
  const stored = await ports.log.read(id, 1);
  return stored.length === 0
    ? undefined
    : tableOf(id, tableFrom(readLog(id, stored), ports.deal), ports);
}

function tableOf(id: string, { sitting, thisRound }: Folded, ports: Ports): Table {
  const { log, clock } = ports;
  const turnTime = newTurnTime(sitting, clock);
  const watchers = newWatchers(sitting, turnTime, ports);
  const players = newPlayers(sitting, ports, (player, answer, seq) =>
    line.add(async () => {
      // It may have thought so long that its seat has changed hands, or the table has moved on.
      if (sitting.changedAt > seq || !players.isSeated(player)) return;
      const judged = metered(() => judgeAnswer(sitting, player, answer, ports));
      await write(judged, undefined, spread);
    }),
  );
  const turnClock = newTurnClock(sitting, clock, turnTime, (seat) => {
    const { seq } = sitting;
    line.add(async () => {
      if (sitting.seq !== seq || sitting.seats[seat]!.is !== 'person') return;
      await write(standingInFor(sitting, seat), undefined, spread);
    });
  });
  const refusals = newRefusals(sitting);
  const line = newLine(stop, ports.share);
  const metered = newMeter(ports);

  /** Any error stops the table: it may no longer match its log. */
  function stop(error: unknown): void {
    letGo();
    ports.report?.({ fault: 'stopped', error });
    watchers.stop();
  }

  function letGo(): void {
    line.close();
    players.rest();
    turnClock.stop();
  }

  function carryOut(from: Asker, command: Command, reply: Told): Waited {
    // An asker who knows more than this table was told by another writer.
    if (command.expects > sitting.seq) return readOn().then(() => decideOn(from, command, reply));
    return decideOn(from, command, reply);
  }

  function decideOn(from: Asker, command: Command, reply: Told): Waited {
    const missed = missedBy(from, command.expects);
    const asked = askedBy(from, command);

    function unlessDone(first: Answer | undefined): Waited {
      if (first) return reply({ missed, answer: first });
      const judged = judge(sitting, from, command, ports);
      if ('refusal' in judged)
        return reply({ missed, answer: remember(from, command, judged.refusal) });
      const done = (happening: Happening): Waited => {
        reply({ missed, answer: success(command.id, happening.seq) });
        return spreadOrStop(happening);
      };
      return write(judged, asked, done, () => decideOn(from, command, reply));
    }

    const first = answerAtHand(asked);
    return !first && isOlder(asked.from, command)
      ? answerInLog(asked, command).then(unlessDone)
      : unlessDone(first);
  }

  function missedBy(from: Asker, expects: number): News[] | [Snapshot] {
    if (expects === sitting.seq) return [];
    const roles = rolesOf(sitting, from);
    if (from === 'host' || !roles.admitted) return [];
    // News is told to a seat: a watcher who has another one now needs everything.
    const has = hasMoved(sitting, from, expects) ? 0 : expects;
    return newsSince(sitting, roles, has, turnTime.age());
  }

  /** The answer that the command was given before, if it is remembered. */
  function answerAtHand(asked: Asked): Answer | undefined {
    const done = sitting.doneFor.get(asked.from)?.find((one) => one.command === asked.command);
    return done ? success(asked.command, done.seq) : refusals.find(asked);
  }

  /** Whether it may have been done already: there's an entry for this asker after the one it expects. */
  function isOlder(from: Speaker, { expects }: Command): boolean {
    return expects < (sitting.doneFor.get(from)?.at(-1)!.seq ?? 0);
  }

  async function answerInLog(asked: Asked, { expects }: Command): Promise<Answer | undefined> {
    const from = expects + 1;
    const seq = await (log.find ? log.find(id, asked, from) : seqInLog(asked, from));
    return seq === undefined ? undefined : success(asked.command, seq);
  }

  async function seqInLog(asked: Asked, from: number): Promise<number | undefined> {
    const key = commandKey(asked);
    const entries = readLog(id, await log.read(id, 1));
    return entries.find(({ seq, answers }) => seq >= from && answers && commandKey(answers) === key)
      ?.seq;
  }

  /** A refusal costs no entry, but a command that was refused must not succeed when it comes again. */
  function remember(from: Asker, command: Command, why: Refusal | TableRefusal): Answer {
    const answer = refusal(command, why);
    const { invited, host } = rolesOf(sitting, from);
    refusals.keep(askedBy(from, command), command, answer, invited || host);
    return answer;
  }

  /**
   * `then` runs at once: both steps touch the same memory, which is in the CPU cache now.
   * If someone else has written meanwhile, this table catches up, and only `otherwise` is done.
   */
  function write(
    { deed, prospect }: Judged,
    answers: Asked | undefined,
    then: (happening: Happening) => Waited,
    otherwise?: () => Waited,
  ): Promise<void> {
    const { seq } = sitting;
    // A turn that begins here begins now, even if the time of day changes while the entry is being stored.
    turnTime.began();
    const entry = entryAfter(sitting, clock.date(), deed, answers);
    return log.append(id, seq, [entry]).then((outcome) => {
      if (outcome === 'ok') return metered(() => then(enter(sitting, entry, prospect)));
      return readOn().then(() => {
        if (sitting.seq === seq)
          throw new Error('the log refuses an entry that nothing stands against');
        return otherwise?.();
      });
    });
  }

  async function readOn(): Promise<void> {
    for (const entry of readAfter(sitting, await log.read(id, sitting.seq + 1)))
      await spread(replay(sitting, entry, ports.deal));
  }

  /** Tells everybody, then lets the bots react. */
  function spread(happening: Happening): Waited {
    const { deed, events } = happening;
    watchers.tell(happening);
    players.show(events);
    if (deed.entry === 'dealt') players.seat(events);
    if (deed.entry === 'seated' || deed.entry === 'claimed')
      return changePlayer(deed.seat).then(goOn);
    goOn();
  }

  /** The asker has the answer by now, so a failure here only stops the table. */
  function spreadOrStop(happening: Happening): Waited {
    try {
      return spread(happening)?.catch(stop);
    } catch (error) {
      stop(error);
    }
  }

  function goOn(): void {
    if (line.isClosed()) return;
    // Talk doesn't interrupt a bot: people could keep it from acting for as long as they like.
    if (sitting.changedAt === sitting.seq) players.rouse();
    turnClock.set();
  }

  async function changePlayer(seat: Seat): Promise<void> {
    players.unseat(seat);
    if (!sitting.state || sitting.seats[seat]?.is !== 'bot') return;
    const { after } = sitting.lastDeal;
    const entries = readAfter(after, await log.read(id, after.seq + 1));
    players.seat(roundIn(sitting, entries, ports.deal));
  }

  if (sitting.state) players.seat(thisRound);
  players.rouse();

  return {
    id,
    seq: () => sitting.seq,
    turnAge: () => turnTime.age(),
    ask(from, command, reply) {
      if (typeof from === 'number' && !(from in sitting.seats)) {
        reply({ missed: [], answer: refusal(command, { why: 'noSuchSeat' }) });
        return;
      }
      const guarded = (given: Reply): void => watchers.guarded(reply, given);
      line.add(
        () => metered(() => carryOut(from, command, guarded), command.id),
        () => guarded({ missed: [], answer: refusal(command, { why: 'tableStopped' }) }),
      );
    },
    giveUp(from, command, reply) {
      const asked = askedBy(from, command);
      const guarded = (answer: Answer): void => watchers.guarded(reply, { missed: [], answer });
      line.add(
        async () => {
          const first = answerAtHand(asked) ?? (await answerInLog(asked, command));
          guarded(first ?? remember(from, command, { why: 'gaveUp' }));
        },
        () => guarded(refusal(command, { why: 'tableStopped' })),
      );
    },
    watch(asker, listener, have = 0) {
      if (line.isClosed()) {
        listener({ is: 'stopped' });
        return () => undefined;
      }
      return metered(() => watchers.add(asker, listener, have));
    },
    roles: (asker) => rolesOf(sitting, asker),
    whyNotHeard: (asker, ask) => whyNotHeard(sitting, asker, ask),
    present: (seats) => turnClock.present(seats),
    async catchUp() {
      // A table that has stopped reads nothing any more, and must not pass for one that knows the latest.
      return new Promise((resolve, reject) =>
        line.add(
          async () => readOn().then(resolve),
          () => reject(new Stopped('the table has stopped')),
        ),
      );
    },
    leave() {
      letGo();
      watchers.forget();
    },
  };
}

function askedBy(from: Asker, { id: command }: Command): Asked {
  return { from: speakerOf(from), command };
}

function success(to: string, seq: number): Answer {
  return { is: 'answer', to, ok: true, seq };
}

function refusal({ id }: Command, why: Refusal | TableRefusal): Answer {
  return { is: 'answer', to: id, ok: false, refusal: why };
}
