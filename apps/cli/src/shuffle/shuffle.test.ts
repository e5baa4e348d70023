import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { actor, legalActions } from '@hand-and-foot/engine';
import { hashOf, pledgeFor } from '@hand-and-foot/fair';
import { readLog, storyOf, tableFrom } from '@hand-and-foot/table';
import { party, people } from '@hand-and-foot/testkit';
import { beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const doors = {
  table: 'table',
  host: '',
  invite: '',
  watch: '',
  secret: hashOf('the first secret'),
};

let story: string;

function run(input: string, ...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'shuffle', '-', ...args],
    {
      input,
      encoding: 'utf8',
    },
  );
  return { status, out: stdout + stderr };
}

beforeAll(async () => {
  let seeds = 0;
  const entropy = { seed: () => hashOf(`secret ${++seeds}`) };
  const all = await party({ rules: 'closed-books', seats: people, doors, ports: { entropy } });
  const entries = () => readLog('table', all.log.entries('table'));
  await all.ask(1, { do: 'mix', seed: hashOf('mine') });
  await all.ask('host', { do: 'deal' });
  for (;;) {
    const { state } = tableFrom(entries()).sitting;
    if (state!.phase === 'over') break;
    await all.act(actor(state!), legalActions(state!).at(-1)!);
  }
  story = storyOf(entries())
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
});

test('a story that holds is told to hold, with the pledge to compare', () => {
  const { status, out } = run(story);
  expect(out).toContain('Round 1: the cards come from the secret and the players’ numbers.');
  expect(out).toContain(pledgeFor(doors.secret));
  expect(out).toContain(`seat 2  ${hashOf('mine')}`);
  expect(status).toBe(0);
  const { out: json } = run(story, '--json', '--pledge', pledgeFor(doors.secret));
  expect(JSON.parse(json)).toMatchObject({ holds: true, rounds: [{ secret: doors.secret }] });
});

test('another pledge, another seed or another card does not pass', () => {
  const other = run(story, '--pledge', pledgeFor(hashOf('another secret')));
  expect(other).toMatchObject({ status: 1 });
  expect(other.out).toContain('wasn’t dealt from the secret that was pledged');
  const forged = run(story.replace(hashOf('mine'), hashOf('theirs')));
  expect(forged).toMatchObject({ status: 1 });
  expect(forged.out).toContain('doesn’t follow from the pledge');
});

test.each(['nonsense', '{"format":"hand-and-foot/1"}', '[]\n[]', ''])(
  'a file that is no story is answered in a sentence: %j',
  (text) => {
    const { status, out } = run(text);
    expect(status).not.toBe(0);
    expect(out).toMatch(/^[A-Z].*[.?]\n$/);
    expect(out).not.toContain('    at ');
  },
);
