import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, linkTo } from '@hand-and-foot/rulesets';
import { Command } from 'commander';
import { afterAll, expect, test, vi } from 'vitest';
import { registerRules } from './index.ts';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
vi.stubEnv('NO_COLOR', '1');

/** The command’s output and status, from this process: one of its own for each would take far longer. */
function rules(...args: string[]): { status: number; out: string } {
  const parsed = new Command().enablePositionalOptions().exitOverride();
  registerRules(parsed);
  let out = '';
  const writing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text.toString();
    return true;
  });
  try {
    parsed.parse(['rules', ...args], { from: 'user' });
    return { status: Number(process.exitCode ?? 0), out };
  } finally {
    process.exitCode = undefined;
    writing.mockRestore();
  }
}

/** The built program in a process of its own, with input typed at it. */
function rulesTold(input: string, ...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'rules', ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, out: stdout + stderr };
}

function file(content: unknown): string {
  const path = join(folder, 'own.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const own = { parent: 'house', changes: { draw: 3 } } as const;

test('two rule sets are compared line by line, whether by id, by file or by link', () => {
  for (const source of [file(own), linkTo(own), `https://cards.example.org/#/rules/${linkTo(own)}`])
    expect(rules('diff', 'house', source).out.split('\n')).toEqual([
      '- House Rules',
      '+ House Rules, changed',
      '',
      '- Start your turn by drawing 2 cards.',
      '+ Start your turn by drawing 3 cards.',
      '',
    ]);
  expect(rules('diff', 'house', 'house').out).toBe('House Rules and House Rules are the same.\n');
  expect(rules('diff', 'house', 'house', '--lang', 'es').out).toContain('se juegan igual');
  expect(rules('diff', linkTo(own), 'house', '--lang', 'es').out).toContain('3 cartas');
  expect(JSON.parse(rules('diff', linkTo(own), 'house', '--json').out)).toMatchObject([
    { knob: 'draw' },
  ]);
});

test('rules are checked: everything that stands against them is said', () => {
  expect(rules('check', linkTo(own))).toMatchObject({ status: 0 });
  const bad = rules('check', file({ parent: 'house', changes: { draw: 9, bookSize: 3 } }));
  expect(bad.status).toBe(1);
  expect(bad.out.trim().split('\n')).toHaveLength(2);
  expect(rulesTold('', 'check', join(folder, 'nowhere.json')).status).toBe(2);
});

test('the sheets, the published games and the examples are listed, and told by their ids', () => {
  const listed = JSON.parse(rules('--json').out) as { id: string; source?: string }[];
  expect(listed).toHaveLength(21);
  expect(listed[5]).toMatchObject({ id: 'whitnack', source: expect.any(String) as string });
  const { out } = rules();
  for (const part of [
    'house  House Rules',
    'Published games\nwhitnack',
    'three-draws  Three draws',
  ])
    expect(out).toContain(part);
  expect(rules('whitnack').out).toContain('From: A family’s own page');
  expect(rules('check', 'three-draws').status).toBe(0);
});

test('a published game is told in both languages, with our rulings', () => {
  const printed = rules('print', 'pennies', '--lang', 'es').out;
  expect(printed).toContain('2 equipos de 3.');
  expect(printed).toContain('Jugamos con 2 equipos de 3.');
  expect(printed).not.toContain('We ');
  expect(rules('diff', 'laguna-woods', 'house', '--lang', 'es').out).toContain(
    '- Mano, Rodilla y Pie, Laguna Woods',
  );
});

test('a rule sheet is read sentence by sentence, and saved rules can be used', () => {
  const sheet = join(folder, 'sheet.txt');
  const saved = join(folder, 'read.json');
  writeFileSync(
    sheet,
    'Draw three cards.\nThe moon decides who deals.\nBooks are closed.\nYou can add natural cards to a finished book, but no wilds.',
  );
  const { out } = rules('read', sheet, '--save', saved);
  for (const part of [
    '✓ Draw three cards.\n    Start your turn by drawing 3 cards.',
    '? The moon decides who deals.\n    We couldn’t read this. Choose it yourself:',
    '! Books are closed.\n    A finished book is closed: you can’t add to it.\n    This contradicts another line.',
    'line 4',
    'Your text doesn’t say, so we go by',
  ])
    expect(out).toContain(part);
  expect(rules('check', saved).status).toBe(0);
  expect(rules('read', sheet, '--lang', 'es').out).toContain('robando 3 cartas');
  expect(JSON.parse(rules('read', sheet, '--json').out)).toMatchObject({
    changes: { draw: 3 },
    sentences: [{ state: 'read', line: 1 }, { state: 'unread', line: 2 }, {}, { against: [2] }],
  });
});

test('rules that can be played but were hardly meant are warned about', () => {
  const odd = file({
    parent: 'house',
    changes: { opening: { by: 'round', points: [50, 90, 120, 480] } },
  });
  expect(rules('check', odd)).toMatchObject({
    status: 0,
    out: expect.stringContaining('opening: You need 480 points to go down') as string,
  });
  expect(JSON.parse(rules('check', odd, '--json').out)).toMatchObject({
    ok: true,
    warnings: [{ warning: 'openingBeyondHand', need: 480 }],
  });
  expect(rules('check', 'house').out.split('\n')).toHaveLength(2);
});

test('a sheet can be printed in both languages, and a stranger’s name does no harm in it', () => {
  const named = file({ ...own, name: '<script>alert(1)</script>' });
  const { status, out } = rules('print', named, '--format', 'html');
  expect(status).toBe(0);
  expect(out).toContain('&lt;script&gt;');
  expect(out).not.toContain('<script');
  expect(out).toContain('drawing 3 cards');
  expect(rules('print', 'six-deck', '--format', 'html', '--lang', 'es').out).toContain('lang="es"');
  expect(rules('print', 'six-deck', '--lang', 'es').out).toContain('ronda');
});

test('rules of one’s own are told without the names of knobs and without notes on another sheet', () => {
  const { out } = rules(file(own));
  expect(out).toContain('House Rules with 1 change.\nChanged: Cards you draw.\n');
  const printed = [[], ['--format', 'html'], ['--lang', 'es']].map(
    (wishes) => rules('print', file(own), ...wishes).out,
  );
  for (const told of [out, ...printed]) expect(told).not.toMatch(/\b(sheet|hoja)\b/i);
  expect(printed[2]).toContain('Reglas de la casa con cambios de esta mesa.\nCambiado: Cartas');
});

test.each(['play', 'ladder', 'simulate', 'arena', 'score', 'rules'])(
  'the help of %s says that rules may be an ID, a file or a link',
  (command) => {
    const { stdout } = spawnSync(process.execPath, [program, command, '--help'], {
      encoding: 'utf8',
    });
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the ID of a rule set, a rules file (JSON), or a link to rules',
    );
  },
);

test('rules are tried by bots, alone or side by side', () => {
  const quick = file({ parent: 'house', changes: { gameEnd: { after: 'rounds', rounds: 1 } } });
  const wishes = ['--games', '2', '--players', '2', '--seed', 'try'];
  const { tried } = JSON.parse(
    rulesTold('', 'try', quick, 'closed-books', ...wishes, '--json').out,
  ) as {
    tried: { rules: string; outcome: { games: number; rounds: number } }[];
  };
  expect(tried.map((each) => each.rules)).toEqual(['house+', 'closed-books']);
  expect(tried[0]).toMatchObject({ players: 2, outcome: { games: 2, rounds: 2 } });
  const { status, out } = rulesTold('', 'try', quick, ...wishes);
  expect(status).toBe(0);
  expect(out).toMatch(/2 games, 2 rounds, played by sharp bots/);
  expect(out).toMatch(/Rounds that end with somebody going out.*\n.*\d+% \(\d+% to \d+%\)/);
  expect(out).toMatch(/Books a player or team makes in a round\n.*clean [\d.]+ ± [\d.]+/);
  expect(out).toMatch(/What starting is worth\n.*points ±/);
  expect(rulesTold('', 'try', 'house', '--bot', 'nobody').status).toBe(2);
});

test('an interview finds the nearest rule set and the differences from it', () => {
  const save = join(folder, 'found.json');
  // House Rules with three cards drawn; one answer is mistyped, one undone.
  const typed = '1\n3\n1\n1\nmany\n1\nb\n2\n2\n1\n1\n1\n1\n3\n1\n1\n1\n1\n1\n4\n2\n1\n1\n1\n';
  const { status, out } = rulesTold(typed, 'interview', '--save', save);
  expect(out).toContain('How much of the discard pile do you pick up?');
  expect(out).toContain('+ Start your turn by drawing 3 cards.');
  expect(status).toBe(0);
  expect(rules('check', save).status).toBe(0);
  expect(rules('diff', save, 'house').out).toContain('drawing 3 cards');
  // Three cards drawn is the only known answer; the number after a question's last option skips it.
  const passes = '3\n4\n5\n4\n2\n6\n4\n3\n4\n4\n4\n6\n4\n4\n3\n5\n5\n4\n4\n4\n3\n';
  const passed = rulesTold(passes, 'interview');
  expect(passed.status).toBe(0);
  expect(passed.out).toContain('Closest to your table: ');
  expect(passed.out.match(/^[+-] Start your turn by drawing \d cards\.$/gm)).toHaveLength(2);
  expect(rulesTold('1\n', 'interview', '--lang', 'es').out).toContain('¿Se juega con compañero?');
});

test('a file that is not JSON is refused with the line and the column', () => {
  const path = join(folder, 'typed.json');
  writeFileSync(path, '{"parent": "house",\n "changes": {"draw": 3,}}');
  expect(() => rules('check', path)).toThrow(/line 2, column 24 needs a name in quotes/);
  writeFileSync(path, '{"parent": "house",\n "parent": "singles"}');
  expect(() => rules('check', path)).toThrow(/second time at line 2, column 2/);
});

test('the schema names every knob, and its numbers have the range of the check', () => {
  const schema = JSON.parse(rules('schema').out) as {
    properties: { changes: { properties: Record<string, object> } };
  };
  const { properties } = schema.properties.changes;
  expect(Object.keys(properties)).toEqual(catalogue.map(({ knob }) => knob));
  expect(properties['bookSize']).toEqual({
    description: 'Cards in a book',
    type: 'integer',
    minimum: 4,
    maximum: 12,
  });
});
