import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@hand-and-foot/referee';
import { afterAll, describe, expect, it } from 'vitest';
import { splitNames } from '../bots/players.ts';
import { chooseTable, type TableOptions } from '../table.ts';
import { sayReport } from './report.ts';
import { simulate, type Report, type Simulation } from './simulate.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(table: TableOptions, more: Partial<Simulation> = {}): Promise<Report> {
  const chosen = chooseTable(table);
  return simulate({
    ...chosen,
    bots: 'novice,random',
    games: 3,
    seed: 'test',
    execTimeout: 60,
    ...more,
  });
}

/** Answers with the first legal action, unless `instead` did something else first. */
function program(name: string, instead: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     import { appendFileSync } from 'node:fs';
     const note = (text) => appendFileSync(${JSON.stringify(join(folder, `${name}.txt`))}, text + '\\n');
     const say = (value) => console.log(JSON.stringify(value));
     let asked = 0;
     createInterface({ input: process.stdin }).on('line', (line) => {
       const told = JSON.parse(line);
       if (told.format) return note('seat ' + told.you + ' of ' + told.seats.length);
       if (told.ok === false) return note(told.why + ': ' + told.say);
       asked++;
       ${instead}
       say(told.legal[0]);
     });`,
  );
  return `exec:"${process.execPath}" "${path}"`;
}

function notes(name: string): string[] {
  return readFileSync(join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
}

describe('simulate', () => {
  it('counts what happened', async () => {
    const report = await run({ rules: 'house', players: '4' });
    expect(report).toMatchObject({
      rules: 'house',
      players: 4,
      partners: false,
      bots: ['novice', 'random', 'novice', 'random'],
      games: 3,
      rounds: 12,
      refused: 0,
      unfinished: 0,
    });
    expect(report.endedBy.goingOut + report.endedBy.stock).toBe(12);
    expect(report.meanTotals).toHaveLength(4);
  });

  it('plays the same games from the same seed', async () => {
    const [one, two] = [await run({}, { games: 1 }), await run({}, { games: 1 })];
    const figures = { cpuSeconds: 0, actionsPerCpuSecond: 0 };
    expect({ ...one, ...figures }).toEqual({ ...two, ...figures });
  });

  it('tells it to a person, sides that play together in one line', async () => {
    const { ruleSet, terms } = chooseTable({ partners: true });
    const said = sayReport(ruleSet, terms, await run({ partners: true }));
    expect(said).toMatch(/^House Rules, 4 players with partners: 3 games from the seed "test"\.$/m);
    expect(said).toMatch(/^ {2}1 \+ 3 +novice +[\d,-]+ +\d$/m);
    expect(said).toMatch(
      /^12 rounds: \d+ ended with somebody going out, \d+ with an empty draw pile\.$/m,
    );
  });

  it.each(['lords-and-ladies', 'singles', 'house', 'six-deck', 'closed-books'])(
    'writes records that hold: %s',
    async (rules) => {
      const records = join(folder, 'deep', rules);
      await run({ rules }, { records, bots: 'random', games: 2, seed: 'a/b c' });
      const files = readdirSync(records).sort();
      expect(files).toEqual([1, 2].map((game) => `${rules}-4-a_b_c-000${game}.hf.jsonl`));
      for (const file of files)
        expect(verifyRecord(readFileSync(join(records, file), 'utf8'))).toMatchObject({
          ok: true,
          rounds: 4,
        });
    },
  );

  it('writes records under a table’s own rules that hold', async () => {
    const rules = join(folder, 'own.json');
    writeFileSync(rules, '{"parent":"house","changes":{"draw":3}}');
    const records = join(folder, 'own');
    await run({ rules, partners: true }, { records, games: 1 });
    const [file] = readdirSync(records);
    expect(verifyRecord(readFileSync(join(records, file!), 'utf8'))).toMatchObject({ ok: true });
  });

  it.each<[string, Partial<Simulation>, RegExp]>([
    ['a bot nobody knows', { bots: 'novice,nobody' }, /^There’s no bot "nobody"; choose novice, /],
    ['no command', { bots: 'exec:' }, /^There’s no bot "exec:"; choose .+ or exec:COMMAND\.$/],
  ])('complains about %s', async (_what, more, sentence) => {
    await expect(run({}, more)).rejects.toThrow(sentence);
  });

  it('complains about a folder that cannot be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(run({}, { records: join(file, 'inside') })).rejects.toThrow(/Choose another/);
  });

  it('complains about a record that cannot be written', async () => {
    const records = join(folder, 'taken');
    mkdirSync(join(records, 'house-4-test-0001.hf.jsonl'), { recursive: true });
    await expect(run({}, { records })).rejects.toThrow(/couldn’t be written/);
  });
});

describe('a bot that is a program', () => {
  it('is told its seat once a game, and plays', async () => {
    const bots = `random,${program('first', '')}`;
    const report = await run({ rules: 'house', players: '2' }, { bots, games: 2 });
    expect(report).toMatchObject({ refused: 0, rounds: 8 });
    expect(notes('first')).toEqual(['seat 1 of 2', 'seat 1 of 2']);
  });

  it('is told once why an answer is refused, which is counted', async () => {
    const instead = `if (asked === 3) return say({ do: 'cap', meld: 0 });
      if (asked === 5) return say({ do: 'fly' });
      if (asked === 7) return console.log('what?');`;
    const report = await run({ players: '2' }, { bots: program('wrong', instead), games: 1 });
    // Each seat has its own program.
    expect(report).toMatchObject({ refused: 6, rounds: 4, unfinished: 0 });
    const told = notes('wrong').filter((note) => !note.startsWith('seat'));
    expect(told.filter((note) => note.startsWith('malformed: '))).toHaveLength(4);
    expect(told).toHaveLength(6);
  });

  it('that leaves a question unanswered is late, and its later answers still count', async () => {
    const bots = `${program('late', 'if (asked === 3) return;')},random`;
    const report = await run({ players: '2' }, { bots, games: 1, execTimeout: 2 });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.refused).toBeLessThan(report.actions / 4);
    expect(notes('late')).toContain('late: The answer took longer than 2 seconds.');
  });

  it('that ends is told of once and played for from then on', async () => {
    const bots = `${program('gone', 'if (asked === 3) process.exit(7);')},random`;
    const notices: string[] = [];
    const report = await run(
      { players: '2' },
      { bots, games: 2, notice: (sentence) => void notices.push(sentence) },
    );
    expect(report.refused).toBeGreaterThan(0);
    expect(report.rounds).toBe(8);
    expect(notes('gone')).toEqual(['seat 0 of 2']);
    expect(notices).toEqual([
      expect.stringMatching(/^The bot ".+" in seat 1 ended \(code 7\)\. From now on/),
    ]);
  });

  it('that is not there is told of once, and nobody waits for it', async () => {
    const notices: string[] = [];
    const report = await run(
      { players: '2' },
      {
        bots: 'novice,exec:./nowhere',
        games: 2,
        notice: (sentence) => void notices.push(sentence),
      },
    );
    expect(report).toMatchObject({ rounds: 8 });
    expect(notices).toEqual([
      'The bot "./nowhere" in seat 2 couldn’t be started (code 127). From now on, its answers count as refused.',
    ]);
  });

  it('that answers without end is malformed, and its next answers count', async () => {
    const instead = `if (asked === 3) return console.log('x'.repeat(1 << 21));`;
    const bots = `${program('endless', instead)},random`;
    const report = await run({ players: '2' }, { bots, games: 1 });
    expect(report.refused).toBe(1);
    expect(notes('endless')).toContain('malformed: The answer is longer than 1 MiB.');
  });

  it('that answers twice is heard once', async () => {
    // In one write: anything sent after the next question can't be told from its answer.
    const instead = `const both = [told.legal[0], { do: 'fly' }].map((each) => JSON.stringify(each));
      return process.stdout.write(both.join('\\n') + '\\n');`;
    const bots = `${program('twice', instead)},random`;
    expect(await run({ players: '2' }, { bots, games: 1 })).toMatchObject({ refused: 0 });
  });

  it('that is late is told to people who watch', async () => {
    const notices: string[] = [];
    const notice = (sentence: string, whom: string): void =>
      void notices.push(`${whom}: ${sentence}`);
    const bots = `${program('slow', 'if (asked === 3) return;')},random`;
    await run({ players: '2' }, { bots, games: 1, execTimeout: 2, notice });
    expect(notices).toContain(
      'watcher: An answer of the bot in seat 1 took longer than 2 seconds.',
    );
  });
});

describe('splitNames', () => {
  it.each([
    ['novice', ['novice']],
    ['novice, random', ['novice', 'random']],
    ['exec:a b,c', ['exec:a b,c']],
    ['exec:a b,c,novice,exec:d,random', ['exec:a b,c', 'novice', 'exec:d', 'random']],
    ['novice,nobody', ['novice', 'nobody']],
  ])('%s', (typed, names) => {
    expect(splitNames(typed)).toEqual(names);
  });
});
