import { isGameOver } from '@hand-and-foot/engine';
import { readRecord, type Header, type Replay, type Wrong } from '@hand-and-foot/record';
import { gameOf } from './gameOf.ts';
import type { GameResult, SeatPlayer } from './result.ts';
import { roundOf } from './roundOf.ts';

/** The games in a record file: finished ones, how many aren't, and what is wrong with the others. */
export interface RecordResults {
  readonly games: readonly GameResult[];
  readonly unfinished: number;
  /** One for each game that doesn't hold. */
  readonly wrong: readonly Wrong[];
}

export function resultsOfRecord(text: string, id: string): RecordResults {
  const games: GameResult[] = [];
  const all: Wrong[] = [];
  let unfinished = 0;
  for (const { first, lines } of gamesIn(text)) {
    const { replay, wrong } = readRecord(lines.join('\n'));
    const game = replay && resultOf(replay, seatsIn(replay.header, lines));
    if (wrong) all.push({ ...wrong, line: wrong.line + first });
    else if (game)
      games.push({ ...game, id: games.length === 0 ? id : `${id} ${games.length + 1}` });
    else unfinished++;
  }
  return { games, unfinished, wrong: all };
}

/** Each game's lines, and how many lines come before it. A header begins another game. */
function gamesIn(text: string): { first: number; lines: string[] }[] {
  const games: { first: number; lines: string[] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (games.length === 0 || (hasHeader(games.at(-1)!.lines) && isHeader(line)))
      games.push({ first: at, lines: [] });
    games.at(-1)!.lines.push(line);
  }
  return games;
}

const hasHeader = (lines: readonly string[]): boolean => lines.some((line) => line.trim() !== '');

function isHeader(line: string): boolean {
  return line.includes('"format"') && 'format' in fieldsIn(line);
}

function fieldsIn(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** A record may begin anywhere, but a game has all its rounds. */
function resultOf(
  { header: { ruleSet }, steps }: Replay,
  seated: Pick<GameResult, 'seats' | 'you'>,
): Omit<GameResult, 'id'> | undefined {
  const ends = steps.flatMap(({ state }) => (state?.phase === 'over' ? [state] : []));
  const last = ends.at(-1);
  if (!last || !isGameOver(last) || ends.some(({ round }, at) => round !== at + 1))
    return undefined;
  const rules = { id: ruleSet.id, name: ruleSet.name };
  return { from: 'record', rules, ...seated, ...gameOf(last, ends.map(roundOf)) };
}

/** Some programs write into the header who the bots are and which seat is their user's. */
function seatsIn(
  { seats: names }: Header,
  lines: readonly string[],
): Pick<GameResult, 'seats' | 'you'> {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const { bots, you } = fieldsIn(first) as { bots?: unknown; you?: unknown };
  const seats = names.map((name, seat): SeatPlayer => {
    const level: unknown = Array.isArray(bots) ? bots[seat] : undefined;
    return typeof level === 'string' ? { is: 'bot', name, level } : { is: 'person', name };
  });
  return typeof you === 'number' && you in seats ? { seats, you } : { seats };
}
