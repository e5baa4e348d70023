import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownRuleSets } from '@hand-and-foot/rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The built program, run by Node with pipes as its terminal.
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, HAND_AND_FOOT_DATA: folder, NO_COLOR: '1' };
}

function run(
  args: readonly string[],
  input = '',
  uid?: number,
): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 1 << 28,
    ...(uid === undefined ? {} : { uid }),
  });
  return { status, out: stdout, err: stderr };
}

/** Resolves once the child has shown the text, however it's split into chunks. */
function shows(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      all += chunk.toString();
      if (all.includes(text)) resolve(all);
    });
    child.on('close', () => reject(new Error(`ended without "${text}": ${all}`)));
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve) => void child.on('close', resolve));
}

test('help names the commands and gives examples', () => {
  const { status, out } = run(['--help']);
  expect(status).toBe(0);
  for (const word of [
    'play',
    'serve',
    'shuffle',
    'rules',
    'simulate',
    'arena',
    'ladder',
    'referee',
    'verify',
    'stats',
  ])
    expect(out).toContain(`\n  ${word} `);
  expect(out).toContain('Examples:');
});

test.each([
  [['paly'], "unknown command 'paly'"],
  [['play', '--player', '4'], "unknown option '--player'"],
  [['play', '--rules', 'hose'], 'did you mean house?'],
  [['play', '--rules', './nowhere.json'], 'couldn’t be read'],
  [['rules', 'nonsense'], 'There’s no rule set "nonsense"'],
  [['verify'], 'files'],
])('%j is answered on stderr with a sentence and 2', (args, sentence) => {
  const { status, out, err } = run(args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err.toLowerCase()).toContain(sentence.toLowerCase());
  expect(err).not.toMatch(/^\s+at /m);
});

test('rules lists the rule sets, tells one in sentences and gives data', () => {
  expect(run(['rules']).out).toContain('closed-books');
  const told = run(['rules', 'house']).out;
  expect(told).toContain('Going out');
  expect(told).toContain('* The original rules don’t say');
  const data = JSON.parse(run(['rules', 'house', '--json']).out) as { id: string; rules: object };
  expect(data).toMatchObject({ id: 'house', rules: { pickUpAtLeast: 7 } });
  const all = JSON.parse(run(['rules', '--json']).out) as { id: string }[];
  // The five sheets first, then the sixteen published games.
  expect(all.map(({ id }) => id)).toEqual(knownRuleSets.map(({ id }) => id));
  expect(all).toHaveLength(21);
});

test('rules of one’s own are read from a file', () => {
  const file = join(folder, 'ours.json');
  writeFileSync(file, JSON.stringify({ parent: 'house', changes: { draw: 3 }, name: 'Ours' }));
  expect(run(['rules', file]).out).toContain('Ours');
  writeFileSync(file, JSON.stringify({ parent: 'house', changes: { draw: 'x' } }));
  expect(run(['rules', file])).toMatchObject({ status: 2, out: '' });
});

test('a game through a pipe ends with the input, and is kept', () => {
  const { status, out } = run(
    ['play', '--rules', 'house', '--players', '2', '--seed', 'pipe', '--new'],
    'h\nhint\nfoo\n',
  );
  expect(status).toBe(0);
  expect(out).toContain('You can type:');
  expect(out).toContain('Pick it up any time: hand-and-foot play --resume');
});

test('killed in the middle of a round, a game goes on from the same position', async () => {
  const data = mkdtempSync(join(folder, 'killed-'));
  const start = (args: string[]): ChildProcessWithoutNullStreams =>
    spawn(process.execPath, [program, 'play', ...args], {
      env: { ...environment(), HAND_AND_FOOT_DATA: data },
    });
  const first = start(['--rules', 'closed-books', '--players', '4', '--seed', 'kill']);
  first.stdin.write('draw\n');
  await shows(first, 'You drew');
  first.stdin.write('discard 99\ntable\n');
  const before = await shows(first, 'Your hand, 13:');
  const gone = ended(first);
  first.kill('SIGKILL');
  await gone;
  const second = start(['--resume']);
  const end = ended(second);
  const after = shows(second, 'Meld or discard');
  second.stdin.end('table\n');
  const hand = /Your hand, 13:.*(?:\n {2}.*)*/.exec(before)![0];
  expect(await after).toContain(hand);
  expect(await end).toBe(0);
});

test('a reader that goes away is no reason to complain', async () => {
  const child = spawn(process.execPath, [program, 'referee'], { env: environment() });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => {});
  child.stdout.destroy();
  child.stdin.write('x\n'.repeat(100_000));
  expect(await ended(child)).toBe(0);
  expect(err).toBe('');
});

test('verify says that a record holds, or where it does not', () => {
  const data = join(folder, 'games');
  const [name] = readdirSync(data);
  const path = join(data, name!);
  expect(run(['verify', path])).toMatchObject({ status: 0 });
  const bad = join(folder, 'bad.hf.jsonl');
  writeFileSync(bad, `${readFileSync(path, 'utf8')}{"seat":1,"do":"discard","card":"3h"}\n`);
  const { status, out } = run(['verify', path, bad, join(folder, 'missing.hf.jsonl')]);
  expect(status).toBe(2);
  expect(run(['verify', bad, path])).toMatchObject({ status: 1 });
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/valid so far: 0 rounds, \d+ actions?, unfinished\.$/);
  expect(lines[1]).toMatch(/not valid\. Line \d+: /);
  expect(lines[2]).toContain('there’s no such file');
  expect(run(['verify', '-'], readFileSync(path, 'utf8'))).toMatchObject({ status: 0 });
});

test('stats counts the games in records, and says what it can’t count', () => {
  const stored = fileURLToPath(
    new URL('../../../packages/testkit/golden/stored/', import.meta.url),
  );
  const house = join(stored, 'house.hf.jsonl');
  const told = run(['stats', house, join(stored, 'singles.hf.jsonl')]);
  expect(told).toMatchObject({ status: 0, err: '' });
  expect(told.out).toMatch(
    /^House Rules\n +games +won .*\nsharp 1 +1 +0 +1,320 +5,280 +2,090 +3 +8 +0 +0\n/,
  );
  expect(told.out).toContain('\n\nSingles\n');
  const data = JSON.parse(run(['stats', '--json', house]).out) as { games: { totals: number[] }[] };
  expect(data.games.map(({ totals }) => totals)).toEqual([[5280, 7150, 5105, 4075]]);
  expect(run(['stats', '--csv', house]).out.split('\r\n')).toHaveLength(6);
  const [begun] = readdirSync(join(folder, 'games'));
  const nothing = run(['stats', join(folder, 'games', begun!), join(folder, 'missing')]);
  expect(nothing).toMatchObject({
    status: 2,
    out: 'There are no finished games in these records.\n',
  });
  expect(nothing.err).toMatch(
    /1 game isn’t finished, so it isn’t counted\.\n.*there’s no such file\.\n$/,
  );
  const bad = run(['stats', '-'], `${readFileSync(house, 'utf8')}{"seat":0,"do":"draw"}\n`);
  expect(bad).toMatchObject({ status: 1 });
  expect(bad.err).toContain('standard input: line 898 is wrong, so this game isn’t counted.');
});

test('serve says where it is, keeps its tables in a folder and ends when told to', async () => {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<p>the page</p>');
  const data = join(folder, 'tables');
  const args = ['serve', '--local', '--port', '0', '--page', page, '--data', data];
  const child = spawn(process.execPath, [program, ...args], { env: environment() });
  const end = ended(child);
  const [, address] = /is at (\S+)/.exec(await shows(child, 'Ctrl+C'))!;
  expect(await (await fetch(address!)).text()).toBe('<p>the page</p>');
  expect((await fetch(`${address}ready`)).status).toBe(200);
  const copy = join(folder, 'copy.sqlite');
  expect(run(['backup', copy, '--data', data]).out).toContain('All tables are in');
  expect(run(['restore', copy, '--data', data]).status).toBe(2);
  child.kill('SIGTERM');
  expect(await end).toBe(0);
  expect(readdirSync(data)).toContain('tables.sqlite');
  expect(run(['restore', copy, '--data', data]).out).toContain('What was there before is in');
  expect(run(['restore', page, '--data', data])).toMatchObject({ status: 2 });
});

test('serve at a port that is taken says so and ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const page = join(folder, 'page for one');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  const args = ['--local', '--page', page, '--data', join(folder, 'taken'), '--port', `${port}`];
  const { status, err } = run(['serve', ...args]);
  other.close();
  expect(err).toBe(`Port ${port} is taken. Choose another one with --port.\n`);
  expect(status).toBe(2);
});

test.each([
  [['--port', 'x'], '--port takes a whole number'],
  [['--page', 'nowhere'], 'There’s no built page in nowhere'],
  [['--redis', 'redis://127.0.0.1'], 'add --postgres'],
])('serve %j is answered with a sentence', (args, sentence) => {
  const { status, err } = run(['serve', '--local', ...args]);
  expect(status).toBe(2);
  expect(err).toContain(sentence);
});

test('a folder that cannot be written to is named, with what to do', () => {
  const data = join(folder, 'kept');
  mkdirSync(data);
  const page = join(folder, 'page of nobody');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  writeFileSync(join(data, 'tables.sqlite'), '');
  chmodSync(data, 0o555);
  chmodSync(folder, 0o755);
  // Root may write anywhere, so another user tries it.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  const sentence = `You can’t write to the folder ${data}.`;
  const serving = ['serve', '--local', '--port', '0', '--page', page, '--data', data];
  for (const args of [
    serving,
    ['backup', join(data, 'copy'), '--data', data],
    ['restore', program, '--data', data],
  ])
    expect(run(args, '', uid)).toMatchObject({
      status: 2,
      err: expect.stringContaining(sentence) as string,
    });
  chmodSync(data, 0o755);
});
