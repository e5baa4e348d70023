import { isGameOver } from '@hand-and-foot/engine';
import { isBoardOver, nightFrom, type Night } from '@hand-and-foot/club';
import { keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import type { NightAsk, NightView } from '@hand-and-foot/protocol';
import { readLog, tableFrom, type Entry, type Sitting } from '@hand-and-foot/table';
import type { NightWorld } from './runNight.ts';

/** Checks what somebody is shown against what's stored at that moment. */
export function checkShown(
  { database, night: id, fail }: NightWorld,
  guest: string,
  shown: NightView,
  asked: NightAsk | undefined,
): void {
  const night = nightFrom(id, database.nightLogOf(id))!;
  if (shown.seq > night.seq) fail('committed', `entry ${shown.seq} of a night is not kept`);
  if (asked?.do === 'join' && !night.members.some((member) => member.guest === guest))
    fail('committed', 'somebody who has joined is not on the list');
  for (const { board } of shown.results)
    if (!isBoardOver(night, board)) fail('secrets', `points of board ${board} are shown`);
  shown.secrets.forEach((secret, at) => {
    if (secret !== '' && !isBoardOver(night, at + 1))
      fail('secrets', `the secret of board ${at + 1} is shown`);
  });
}

/** Checks the whole night against the logs of its tables, once it's over. */
export function checkNight(world: NightWorld): void {
  const { database, night: id, fail, players, figures } = world;
  const night = nightFrom(id, database.nightLogOf(id))!;
  for (const { name, view } of players)
    if (view?.phase !== 'over') fail('stall', `the night is not over for ${name}`);
  for (const [at, tables] of night.begun.entries())
    for (const [place, progress] of tables.entries()) {
      const log = database.logOf(progress.id).map(({ text }) => JSON.parse(text) as Entry);
      const { sitting } = tableFrom(readLog(progress.id, log));
      figures.actions += log.filter(({ entry }) => entry === 'acted').length;
      checkPoints(world, night, { round: at + 1, table: place + 1 }, sitting);
      checkCards(world, night, at + 1, log);
      if (!isClosed(sitting)) fail('kept', `table ${place + 1} of round ${at + 1} is still open`);
    }
  for (const [at, secret] of players[0]!.view?.secrets.entries() ?? [])
    if (!keepsPledge({ pledge: players[0]!.view!.pledges[at]!, secret }))
      fail('shuffle', `the secret of board ${at + 1} breaks its pledge`);
}

/** Whether its boards are played out, or somebody has ended it. */
function isClosed({ closed, state }: Sitting): boolean {
  return closed || (state?.phase === 'over' && isGameOver(state));
}

/** Each board counts once, with the points it has at its table. */
function checkPoints(
  { fail }: NightWorld,
  night: Night,
  where: { readonly round: number; readonly table: number },
  { rounds, terms }: Sitting,
): void {
  const { boards, tables } = night.plan[where.round - 1]!;
  const { northSouth, eastWest } = tables[where.table - 1]!;
  const { played } = night.begun[where.round - 1]![where.table - 1]!;
  played.forEach((board, deal) => {
    const results = night.results.filter(
      (one) => one.board === board && one.northSouth === northSouth && one.eastWest === eastWest,
    );
    if (board !== boards[deal] || results.length !== 1)
      fail('once', `board ${board} counts ${results.length} times`);
    const sides = terms.sideOf[deal % terms.sideOf.length]!;
    const totalOf = (seat: number): number | undefined =>
      rounds[deal]?.find(({ side }) => side === sides[seat])?.total;
    const [north, east] = results[0]?.points ?? [];
    if (totalOf(0) !== north || totalOf(1) !== east)
      fail('kept', `board ${board} has ${north} and ${east} points`);
  });
}

/** Everywhere the same cards, as pledged. */
function checkCards(
  { fail }: NightWorld,
  { doors, plan, seeds }: Night,
  round: number,
  log: readonly Entry[],
): void {
  const dealt = log.flatMap((entry) => (entry.entry === 'dealt' ? [entry.seed] : []));
  dealt.forEach((seed, deal) => {
    const board = plan[round - 1]!.boards[deal]!;
    const secret = doors.secrets[board - 1]!;
    if (seed !== shuffleKey({ table: doors.night, round: board, seeds, secret }))
      fail('shuffle', `board ${board} has other cards`);
  });
}
