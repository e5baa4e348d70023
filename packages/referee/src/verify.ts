import type { Fields } from '@hand-and-foot/record';
import { createReferee, sameData } from './referee.ts';

/** The result of replaying a record. */
export type Verdict =
  | { ok: true; games: number; rounds: number; actions: number }
  | { ok: false; line: number; say: string };

/** Replays a record's lines and checks every result it claims, and that each round follows from the last. */
export function verifyRecord(text: string): Verdict {
  const referee = createReferee();
  const count = { games: 0, rounds: 0, actions: 0 };
  let owed: string[] = [];
  let before: Fields | undefined;
  let number = 0;
  for (const line of text.split('\n')) {
    number++;
    if (line.trim() === '') continue;
    const fields = parsed(line);
    const say = whyNotFollowing(fields, before, owed);
    if (say) return { ok: false, line: number, say };
    const [first, ...results] = referee.answer(line);
    const answer = JSON.parse(first!) as { ok?: boolean; say?: string };
    if (answer.ok === false) return { ok: false, line: number, say: answer.say ?? '' };
    if ('format' in fields) count.games++;
    if ('do' in fields) count.actions++;
    if ('round' in fields) count.rounds++;
    if ('position' in fields || 'format' in fields) before = undefined;
    if ('round' in fields || 'game' in fields) owed = owed.slice(1);
    if (results.length > 0) {
      owed = results;
      before = stateOf(referee.answer('{"ask":"state"}')[0]!);
    }
  }
  if (count.games === 0) return { ok: false, line: 1, say: 'A record begins with a header line.' };
  if (owed.length > 0) return { ok: false, line: number, say: `The result is missing: ${owed[0]}` };
  return { ok: true, ...count };
}

function parsed(line: string): Fields {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Fields) : {};
  } catch {
    return {};
  }
}

function stateOf(answer: string): Fields | undefined {
  return (JSON.parse(answer) as { state?: Fields }).state;
}

/** After a round its result must come, and a next position must carry round and totals on. */
function whyNotFollowing(
  fields: Fields,
  before: Fields | undefined,
  owed: readonly string[],
): string | undefined {
  const isResult = 'round' in fields || 'game' in fields;
  if (owed.length > 0 && !isResult && !('ask' in fields))
    return `The result is missing: ${owed[0]}`;
  const position = fields['position'];
  if (!before || typeof position !== 'object' || position === null) return undefined;
  const { round = 1, totals } = position as { round?: unknown; totals?: unknown };
  const due = (before['round'] as number) + 1;
  if (round !== due) return `Round ${due} comes next, not round ${String(round)}.`;
  if (sameData(totals, before['totals'])) return undefined;
  return `The totals carried on must be ${JSON.stringify(before['totals'])}.`;
}
