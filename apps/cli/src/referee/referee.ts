import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { createReferee, type Referee } from '@hand-and-foot/referee';
import { lineCutter, type CutLine } from '../lineCutter.ts';

const LONGEST_LINE = 1 << 20;
/** Answers go out in batches of about this many characters, and before waiting for more lines. */
const BATCH = 1 << 16;

const TOO_LONG = JSON.stringify({
  ok: false,
  why: 'malformed',
  say: 'This line is longer than 1 MiB.',
  detail: {},
});

/** Answers every line until the input ends, no faster than the output takes them. */
export async function answerLines(input: Readable, output: Writable): Promise<void> {
  const referee = createReferee();
  const cutter = lineCutter(LONGEST_LINE);
  for await (const chunk of input as AsyncIterable<Buffer>)
    await answerAll(referee, cutter.cut(chunk), output);
  await answerAll(referee, cutter.rest(), output);
}

async function answerAll(
  referee: Referee,
  lines: readonly CutLine[],
  output: Writable,
): Promise<void> {
  let batch = '';
  for (const line of lines) {
    for (const answer of line === undefined ? [TOO_LONG] : referee.answer(line))
      batch += `${answer}\n`;
    if (batch.length < BATCH) continue;
    await send(output, batch);
    batch = '';
  }
  if (batch !== '') await send(output, batch);
}

async function send(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
