import { actors, type Event, type Seat } from '@hand-and-foot/engine';
import type { Answer, Ask, Command, News, Snapshot, TableRefusal } from '@hand-and-foot/protocol';
import { Absences } from './absences.ts';
import { askedBy, GivenAnswers, refusal, success } from './answers.ts';
import { whyNotHeard } from './door.ts';
import { beginningOf, commandKey, entryAfter, type Asked, type Asker } from './entry.ts';
import { judge, standingInFor } from './judge.ts';
import { newsSince } from './news.ts';
import type { TableStart } from './tableStart.ts';
import { Queue } from './queue.ts';
import { metered } from './meter.ts';
import { judgeAnswer } from './player.ts';
import { Players, type Decided } from './players.ts';
import type { Ports } from './ports.ts';
import { readAfter, readLog } from './readLog.ts';
import { hasMoved, rolesOf, type Roles } from './roles.ts';
import {
  enter,
  prospectOf,
  replay,
  roundIn,
  tableFrom,
  type Folded,
  type Happening,
  type Allowed,
  type Sitting,
} from './sitting.ts';
import { TakeBackClock } from './takeBackClock.ts';
import { TurnClock } from './turnClock.ts';
import { TurnTime } from './turnTime.ts';
import { Watchers, type Listener } from './watchers.ts';

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
  opening: TableStart,
  ports: Ports,
): Promise<Table | undefined> {
  const entry = entryAfter(beginningOf(id), ports.clock.date(), { entry: 'opened', ...opening });
  if ((await ports.log.append(id, 0, [entry])) === 'conflict') return undefined;
  return new Table(id, tableFrom([entry]), ports);
}

/** The table with this id as it was left; undefined if there is none. Throws Corrupt if its log is damaged. */
export async function loadTable(id: string, ports: Ports): Promise<Table | undefined> {
  const stored = await ports.log.read(id, 1);
  return stored.length === 0
    ? undefined
    : new Table(id, tableFrom(readLog(id, stored), ports.deal), ports);
}

/** The authority over one table. */
export class Table {
  readonly id: string;
  private readonly sitting: Sitting;
  private readonly ports: Ports;
  private readonly turnTime: TurnTime;
  private readonly watchers: Watchers;
  private readonly players: Players;
  private readonly turnClock: TurnClock;
  private readonly absences: Absences | undefined;
  private readonly takeBackClock: TakeBackClock;
  private readonly answers: GivenAnswers;
  private readonly queue: Queue;

  constructor(id: string, { sitting, thisRound }: Folded, ports: Ports) {
    const { clock } = ports;
    this.id = id;
    this.sitting = sitting;
    this.ports = ports;
    this.turnTime = new TurnTime(sitting, clock);
    this.watchers = new Watchers(sitting, this.turnTime, ports);
    this.players = new Players(sitting, ports, (...decided) => this.playFor(...decided));
    this.turnClock = new TurnClock(sitting, clock, this.turnTime, (seat) => this.replace(seat));
    if (ports.absent)
      this.absences = new Absences(sitting, clock, (absent) => ports.absent!(absent));
    this.takeBackClock = new TakeBackClock(sitting, clock, (asked) => this.endRequest(asked));
    this.answers = new GivenAnswers(id, sitting, ports.log);
    this.queue = new Queue((error) => this.stop(error), ports.share);
    if (sitting.state) this.players.seat(thisRound);
    this.players.rouse();
    this.takeBackClock.set();
  }

  /** The last entry it knows of. */
  seq(): number {
    return this.sitting.seq;
  }

  /** How long the turn has lasted. */
  turnAge(): number {
    return this.turnTime.age();
  }

  /**
   * Does what is asked, or says why not. The caller has checked who the asker is, and replaced codes by their hashes.
   * First the entry is written to the log, then `reply` is called, then the watchers are told.
   */
  ask(from: Asker, command: Command, reply: Told): void {
    if (typeof from === 'number' && !(from in this.sitting.seats)) {
      reply({ missed: [], answer: refusal(command, { why: 'noSuchSeat' }) });
      return;
    }
    const { share } = this.ports;
    const asked = askedBy(from, command);
    const guarded = (given: Reply): void => this.watchers.guarded(reply, given);
    this.queue.add(
      () => metered(share, () => this.carryOut(from, command, asked, guarded), commandKey(asked)),
      () => guarded({ missed: [], answer: refusal(command, { why: 'tableStopped' }) }),
    );
  }

  /** Whether the command was answered before, and the answer is remembered. */
  hasAnswered(from: Asker, command: Command): boolean {
    return this.answers.atHand(askedBy(from, command)) !== undefined;
  }

  /** Repeats the earlier answer. Without one, refuses the command unseen, now and whenever it comes again. */
  giveUp(from: Asker, command: Command, reply: Told): void {
    const { answers } = this;
    const asked = askedBy(from, command);
    const guarded = (answer: Answer): void => this.watchers.guarded(reply, { missed: [], answer });
    this.queue.add(
      async () => {
        const first = answers.atHand(asked) ?? (await answers.inLog(asked, command));
        guarded(first ?? answers.refuse(from, command, { why: 'gaveUp' }));
      },
      () => guarded(refusal(command, { why: 'tableStopped' })),
    );
  }

  /** Tells the listener a snapshot, or what it lacks after the entry it has, and from then on everything. */
  watch(asker: Asker | undefined, listener: Listener, have = 0): () => void {
    if (this.queue.isClosed()) {
      listener({ is: 'stopped' });
      return () => undefined;
    }
    return metered(this.ports.share, () => this.watchers.add(asker, listener, have));
  }

  /** The roles somebody has here. */
  roles(asker: Asker): Roles {
    return rolesOf(this.sitting, asker);
  }

  /** Why this isn't even considered, or undefined. */
  whyNotHeard(asker: Asker, ask: Ask): TableRefusal | undefined {
    return whyNotHeard(this.sitting, asker, ask);
  }

  /** Says whose people are there now; a bot may play for the others. */
  present(seats: ReadonlySet<Seat>): void {
    this.turnClock.present(seats);
    this.takeBackClock.present(seats);
    this.absences?.present(seats);
  }

  /** Tells at once of people who aren't there, before the table is let go. */
  hurryAbsences(): void {
    this.absences?.hurry();
  }

  /** Whether bots are playing until it's somebody's turn, with or without people watching. */
  isLeadingUp(): boolean {
    const { state, seats, closed } = this.sitting;
    if (!state || closed || state.phase === 'over') return false;
    return (
      seats.some(({ is }) => is === 'person') &&
      actors(state).every((seat) => seats[seat]!.is === 'bot')
    );
  }

  /** Reads what someone else may have written to the log. */
  async catchUp(): Promise<void> {
    // A table that has stopped reads nothing any more, and must not pass for one that knows the latest.
    return new Promise((resolve, reject) =>
      this.queue.add(
        async () => this.readOn().then(resolve),
        () => reject(new Stopped('the table has stopped')),
      ),
    );
  }

  /** Lets go of the table; its log has everything. */
  leave(): void {
    this.letGo();
    this.watchers.forget();
  }

  /** Any error stops the table: it may no longer match its log. */
  private stop(error: unknown): void {
    this.letGo();
    this.ports.report?.({ fault: 'stopped', error });
    this.watchers.stop();
  }

  private letGo(): void {
    this.queue.close();
    this.players.rest();
    this.turnClock.stop();
    this.takeBackClock.stop();
    this.absences?.stop();
  }

  /** Plays what a bot has decided. */
  private playFor(...[player, answer, seq]: Parameters<Decided>): void {
    const { sitting, ports } = this;
    this.queue.add(async () => {
      // It may have thought so long that its seat has changed hands, or the table has moved on.
      if (sitting.changedAt > seq || !this.players.isSeated(player)) return;
      const judged = metered(ports.share, () => judgeAnswer(sitting, player, answer, ports));
      await this.write(judged, undefined, (happening) => this.spread(happening));
    });
  }

  /** Lets a bot play for somebody who is late. */
  private replace(seat: Seat): void {
    const { sitting } = this;
    const { seq } = sitting;
    this.queue.add(async () => {
      if (sitting.seq !== seq || sitting.seats[seat]!.is !== 'person') return;
      const judged = standingInFor(sitting, seat);
      await this.write(judged, undefined, (happening) => this.spread(happening));
    });
  }

  /** Ends a question whether a step may be taken back, which somebody leaves unanswered. */
  private endRequest(asked: number): void {
    const { sitting } = this;
    this.queue.add(async () => {
      const change = this.takeBackClock.endOf(asked);
      if (!change) return;
      const prospect = prospectOf(sitting, change);
      if (prospect.ok)
        await this.write({ change, prospect }, undefined, (happening) => this.spread(happening));
    });
  }

  private carryOut(from: Asker, command: Command, asked: Asked, reply: Told): Waited {
    // An asker who knows more than this table was told by another writer.
    if (command.expects > this.sitting.seq)
      return this.readOn().then(() => this.decideOn(from, command, asked, reply));
    return this.decideOn(from, command, asked, reply);
  }

  private decideOn(from: Asker, command: Command, asked: Asked, reply: Told): Waited {
    const { answers } = this;
    const missed = this.missedBy(from, command.expects);
    const unlessDone = (first?: Answer): Waited => {
      if (first) return reply({ missed, answer: first });
      return this.decide(from, command, asked, missed, reply);
    };
    const known = answers.atHand(asked);
    return !known && answers.mayBeInLog(asked, command)
      ? answers.inLog(asked, command).then(unlessDone)
      : unlessDone(known);
  }

  private decide(
    from: Asker,
    command: Command,
    asked: Asked,
    missed: Reply['missed'],
    reply: Told,
  ): Waited {
    const judged = judge(this.sitting, from, command, this.ports);
    if ('refusal' in judged)
      return reply({ missed, answer: this.answers.refuse(from, command, judged.refusal) });
    const done = (happening: Happening): Waited => {
      reply({ missed, answer: success(command.id, happening.seq) });
      return this.spreadOrStop(happening);
    };
    return this.write(judged, asked, done, () => this.decideOn(from, command, asked, reply));
  }

  private missedBy(from: Asker, expects: number): Reply['missed'] {
    const { sitting } = this;
    if (expects === sitting.seq) return [];
    const roles = rolesOf(sitting, from);
    if (from === 'host' || !roles.admitted) return [];
    // News is told to a seat: a watcher who has another one now needs everything.
    const has = hasMoved(sitting, from, expects) ? 0 : expects;
    return newsSince(sitting, roles, has, this.turnTime.age());
  }

  /**
   * `then` runs at once: both steps touch the same memory, which is in the CPU cache now.
   * If someone else has written meanwhile, this table catches up, and only `otherwise` is done.
   */
  private write(
    { change, prospect }: Allowed,
    answers: Asked | undefined,
    then: (happening: Happening) => Waited,
    otherwise?: () => Waited,
  ): Promise<void> {
    const { id, sitting, ports } = this;
    const { log, clock, share } = ports;
    const { seq } = sitting;
    // A turn that begins here begins now, even if the time of day changes while the entry is being stored.
    this.turnTime.began();
    const entry = entryAfter(sitting, clock.date(), change, answers);
    return log.append(id, seq, [entry]).then((outcome) => {
      if (outcome === 'ok') return metered(share, () => then(enter(sitting, entry, prospect)));
      return this.readOn().then(() => {
        if (sitting.seq === seq)
          throw new Error('the log refuses an entry that nothing stands against');
        return otherwise?.();
      });
    });
  }

  private async readOn(): Promise<void> {
    const { id, sitting, ports } = this;
    for (const entry of readAfter(sitting, await ports.log.read(id, sitting.seq + 1)))
      await this.spread(replay(sitting, entry, ports.deal));
  }

  /** Tells everybody, then lets the bots react. */
  private spread(happening: Happening): Waited {
    const { change, events } = happening;
    this.watchers.tell(happening);
    this.players.show(events);
    if (change.entry === 'dealt') this.players.seat(events);
    if (change.entry === 'seated' || change.entry === 'claimed')
      return this.changePlayer(change.seat).then(() => this.goOn());
    if (change.entry === 'undone') return this.remindPlayers().then(() => this.goOn());
    this.goOn();
  }

  /** The asker has the answer by now, so a failure here only stops the table. */
  private spreadOrStop(happening: Happening): Waited {
    try {
      return this.spread(happening)?.catch((error: unknown) => this.stop(error));
    } catch (error) {
      this.stop(error);
    }
  }

  private goOn(): void {
    if (this.queue.isClosed()) return;
    // Talk doesn't interrupt a bot: people could keep it from acting for as long as they like.
    if (this.sitting.changedAt === this.sitting.seq) this.players.rouse();
    this.turnClock.set();
    this.takeBackClock.set();
    this.absences?.set();
  }

  private async changePlayer(seat: Seat): Promise<void> {
    const { sitting } = this;
    this.players.unseat(seat);
    if (sitting.state && sitting.seats[seat]?.is === 'bot')
      this.players.seat(await this.roundSoFar());
  }

  /** Lets the bots forget what was taken back. */
  private async remindPlayers(): Promise<void> {
    if (!this.players.isEmpty()) this.players.reseat(await this.roundSoFar());
  }

  private async roundSoFar(): Promise<Event[]> {
    const { id, sitting, ports } = this;
    const { after } = sitting.lastDeal;
    const entries = readAfter(after, await ports.log.read(id, after.seq + 1));
    return roundIn(sitting, entries, ports.deal);
  }
}
