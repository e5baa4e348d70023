import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { lineCutter } from '../lineCutter.ts';
import { answerLines } from './referee.ts';

const HEADER = '{"format":"hand-and-foot/1","rules":"house","seats":["N","E"]}';

async function answersTo(...chunks: (string | Buffer)[]): Promise<{ ok: boolean; why?: string }[]> {
  let all = '';
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      all += chunk.toString();
      done();
    },
  });
  await answerLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
  return all
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { ok: boolean; why?: string });
}

test('every line is answered, however it is cut into pieces', async () => {
  const answers = await answersTo(
    HEADER.slice(0, 20),
    `${HEADER.slice(20)}\r\nnot`,
    ' JSON\n',
    HEADER,
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
});

test('a line beyond 1 MiB is malformed, and the next is read', async () => {
  const long = Buffer.alloc(3 << 20, 'x');
  const answers = await answersTo(long, long, `\n${HEADER}\n`);
  expect(answers).toMatchObject([{ ok: false, why: 'malformed' }, { ok: true }]);
});

test('bytes that are no text are malformed', async () => {
  expect(await answersTo(Buffer.from([0xff, 0xfe, 0x0a, 0x00, 0x0a]))).toMatchObject([
    { why: 'malformed' },
    { why: 'malformed' },
  ]);
});

test('a slow reader holds the lines back', async () => {
  let waiting = 0;
  let most = 0;
  let read = 0;
  const output = new Writable({
    highWaterMark: 1024,
    write(_, __, done) {
      most = Math.max(most, read - ++waiting);
      setImmediate(done);
    },
  });
  const chunk = Buffer.from('garbage\n'.repeat(2048));
  async function* chunks(): AsyncGenerator<Buffer> {
    for (; read < 20; read++) yield await Promise.resolve(chunk);
  }
  await answerLines(Readable.from(chunks(), { highWaterMark: 1 }), output);
  expect(most).toBeLessThan(5);
});

test('the cutter keeps nothing of a line that is too long', () => {
  const cutter = lineCutter(4);
  expect(cutter.cut(Buffer.from('abcd\nabcde\n\nab'))).toEqual(['abcd', undefined, '']);
  expect(cutter.cut(Buffer.from('c'))).toEqual([]);
  expect(cutter.rest()).toEqual(['abc']);
  expect(cutter.rest()).toEqual([]);
});
