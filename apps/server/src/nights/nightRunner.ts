import {
  guestsAt,
  isDone,
  nextStep,
  nightHost,
  tableChanges,
  type Night,
  type NightChange,
} from '@hand-and-foot/club';
import { Corrupt, type Sitting } from '@hand-and-foot/table';
import { Busy } from '../house/oneByOne.ts';
import { newCode } from '../house/newTable.ts';
import type { NightBook } from './nightBook.ts';
import type { NightPorts } from './nightPorts.ts';

/** Brings nights up to date with their tables. Any node may: everything follows from the logs. */
export interface NightRunner {
  /** At most once a second, unless something has just been asked. */
  goOn(night: Night, isAsked?: boolean): Promise<Night>;
}

/** Milliseconds between looks at a night's tables. */
const LOOK_EVERY = 1000;
/** Nights whose last look is remembered. */
const KEPT = 200;

export function newNightRunner(ports: NightPorts, book: NightBook): NightRunner {
  const looks = new Map<string, { at: number; looking: Promise<Night> }>();
  /** Tables that are known to have a log. */
  const made = new Set<string>();

  async function goOn(night: Night): Promise<Night> {
    if (night.phase === 'gathering') return night;
    let now = night;
    let skips: number;
    // A table whose round is ended after the look at it must be closed, too, before the next round begins.
    do {
      skips = skipsIn(now);
      now = await lookAtTables(now);
    } while (skipsIn(now) > skips);
    const before = now.begun.length;
    const next = await book.change(now, (latest) => (latest === now ? stepOf(latest) : undefined));
    return next.begun.length > before ? lookAtTables(next) : next;
  }

  function stepOf(night: Night): NightChange | undefined {
    const step = nextStep(night);
    if (step?.is !== 'round') return step && { entry: 'finished' };
    const tables = Array.from({ length: step.tables }, () => newCode(ports));
    return { entry: 'round', round: step.round, tables };
  }

  async function lookAtTables(night: Night): Promise<Night> {
    let now = night;
    for (const at of night.begun.at(-1)?.keys() ?? []) now = await lookAtTable(now, at + 1);
    return now;
  }

  async function lookAtTable(night: Night, table: number): Promise<Night> {
    const round = night.begun.length;
    const { id } = night.begun[round - 1]![table - 1]!;
    if (!made.has(id)) {
      await ports.beginTable(id, tableChanges(night, round, table), guestsAt(night, round, table));
      made.add(id);
    }
    const seen = await read(id);
    if (!seen) return night;
    let now = night;
    for (let deal = 0; deal < seen.points.length; deal++)
      now = await book.change(now, (latest) => playedIn(latest, round, table, deal, seen.points));
    const isLeft = now.phase === 'over' || now.begun[round - 1]![table - 1]!.isSkipped;
    if (isLeft && !seen.isOver) close(id, night.doors.night);
    return now;
  }

  /** The points of the table's deals; undefined if that can't be told now. */
  async function read(id: string): Promise<ReturnType<typeof seenIn> | undefined> {
    try {
      const sitting = await ports.readings.of(id);
      return sitting && seenIn(sitting);
    } catch (error) {
      // One table mustn't keep the others from going on: the host can end its round.
      if (error instanceof Corrupt) ports.damaged(id, error);
      else if (!(error instanceof Busy)) throw error;
      return undefined;
    }
  }

  /** Tells the people there that this table is over. If that fails, the next look does it again. */
  function close(id: string, night: string): void {
    const command = { id: 'closeForNight', expects: 1, ask: { do: 'close' } } as const;
    ports
      .room(id)
      .then((room) => room?.ask({ guest: nightHost(night) }, command, () => undefined))
      .catch(() => undefined);
  }

  return {
    async goOn(night, isAsked = false) {
      const id = night.doors.night;
      const now = ports.clock.now();
      const last = looks.get(id);
      if (last && !isAsked && now - last.at < LOOK_EVERY) {
        const seen = await last.looking;
        return seen.seq > night.seq ? seen : night;
      }
      const after = last?.looking.catch(() => undefined) ?? Promise.resolve();
      const looking = after.then(async () => goOn((await book.latest(id)) ?? night));
      looks.delete(id);
      looks.set(id, { at: now, looking });
      if (looks.size > KEPT) looks.delete(looks.keys().next().value!);
      if (made.size > 100 * KEPT) made.clear();
      return looking;
    },
  };
}

type Points = readonly [northSouth: number, eastWest: number];

/** A table as its night sees it. Taken at once, because the next reading changes the sitting. */
function seenIn({ rounds, terms, closed, state }: Sitting): { points: Points[]; isOver: boolean } {
  const points = rounds.map((scores, at): Points => {
    const sides = terms.sideOf[at % terms.sideOf.length]!;
    const of = (seat: number): number =>
      scores.find(({ side }) => side === sides[seat])?.total ?? 0;
    return [of(0), of(1)];
  });
  const isPlayedOut = state?.phase === 'over' && rounds.length >= state.round;
  return { points, isOver: closed || (isPlayedOut && isLastRound(terms, rounds.length)) };
}

function isLastRound({ rules }: Sitting['terms'], rounds: number): boolean {
  return rules.gameEnd.after === 'rounds' && rounds >= rules.gameEnd.rounds;
}

function skipsIn({ begun }: Night): number {
  return begun.flat().filter(({ isSkipped }) => isSkipped).length;
}

/** The entry for a table's deal, if the night doesn't have it yet. */
function playedIn(
  night: Night,
  round: number,
  table: number,
  deal: number,
  points: readonly Points[],
): NightChange | undefined {
  const progress = night.begun[round - 1]![table - 1]!;
  const isNext = night.begun.length === round && progress.played.length === deal;
  if (night.phase !== 'playing' || !isNext || isDone(night, progress)) return undefined;
  const board = night.plan[round - 1]!.boards[deal]!;
  return { entry: 'played', table, board, points: points[deal]! };
}
