import { fault, type PlantedFault } from './fault.ts';
import { SERVER } from './places.ts';

const CLUB = 'packages/club/src';

/** A club night tells nothing too early, and loses nothing. */
export const nights: readonly PlantedFault[] = [
  fault(
    'show the points of a board that is still played',
    ['secrets'],
    `${CLUB}/nightView.ts`,
    'results: results.filter(({ board }) => isBoardOver(night, board)),',
    'results,',
  ),
  fault(
    'show the secret of a board that is still played',
    ['secrets'],
    `${CLUB}/nightView.ts`,
    "isBoardOver(night, at + 1) ? secret : ''",
    'secret',
  ),
  fault(
    'take an entry of a night for kept that somebody else has written',
    ['committed', 'stall', 'kept', 'once', 'crash'],
    `${SERVER}/nights/nightBook.ts`,
    'if (await store.appendToNight(now.doors.night, entry)) return keep(nightOn(now, [entry]));',
    'await store.appendToNight(now.doors.night, entry); return keep(nightOn(now, [entry]));',
  ),
  fault(
    'tell of a night before it is kept',
    ['committed', 'log', 'crash'],
    `${SERVER}/nights/nightBook.ts`,
    'if (await store.appendToNight(now.doors.night, entry)) return keep(nightOn(now, [entry]));',
    'void store.appendToNight(now.doors.night, entry).catch(() => undefined); return keep(nightOn(now, [entry]));',
  ),
  fault(
    'leave a table open whose round was ended',
    ['kept'],
    `${SERVER}/nights/nightRunner.ts`,
    'if (isLeft && !seen.isOver) close(id, night.doors.night);',
  ),
  fault(
    'count the points of the wrong side',
    ['kept'],
    `${SERVER}/nights/nightRunner.ts`,
    'return [of(0), of(1)];',
    'return [of(1), of(0)];',
  ),
  fault(
    'deal each table cards of its own',
    ['shuffle', 'log'],
    `${CLUB}/nightTables.ts`,
    "{ entry: 'dealt', round: 1, seed: boardKey(boards, boards.boards[0]!) },",
    "{ entry: 'dealt', round: 1, seed: `${boardKey(boards, boards.boards[0]!)}${table}` },",
  ),
];
