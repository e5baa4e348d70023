import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, type Random } from '@hand-and-foot/engine';
import { isCastName } from '@hand-and-foot/protocol';
import { verifyRecord } from '@hand-and-foot/referee';
import { ruleSets } from '@hand-and-foot/rulesets';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import { playAtTerminal } from './play.ts';
import { namesFor } from './seated.ts';
import type { PlayOptions } from './start.ts';
import type { Terminal } from './terminal.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Answers each prompt with `answer`, which gets the text shown since the last one. */
interface Person {
  terminal: Terminal;
  shown(): string;
}

function person(answer: (shown: string, prompt: string) => string | undefined): Person {
  let all = '';
  let fresh = 0;
  const terminal: Terminal = {
    width: 79,
    paint: paintFor(false),
    write(text) {
      all += text;
    },
    ask(prompt) {
      const since = all.slice(fresh);
      fresh = all.length;
      const line = answer(since, prompt);
      all += `${prompt}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    close() {},
  };
  return { terminal, shown: () => all };
}

/** Types `hint`, then one of its suggestions at random. */
function guided(random: Random, mostLines = 5000): Person {
  let lines = 0;
  return person((shown, prompt) => {
    if (++lines > mostLines) return undefined;
    if (prompt.includes('Press Enter to deal')) return '';
    const hints = [...shown.matchAll(/^ {2}(\S.*?)(?: {2}|$)/gm)].map(([, typed]) => typed!);
    if (!shown.includes('You can type:')) return 'hint';
    const useful = hints.filter((hint) => !hint.startsWith('and '));
    return useful[random.below(Math.min(3, useful.length))];
  });
}

/** Does what `hint` says first for six turns; in the seventh, tries to take the pile, draws, and reads the melds. */
function showing(): Person {
  let turns = 0;
  return person((shown, prompt) => {
    const hint = /You can type:\n {2}(\S.*?)(?: {2}|\n)/.exec(shown)?.[1];
    if (hint !== undefined) return hint;
    if (!prompt.startsWith('Draw'))
      return turns < 7 ? 'hint' : shown.includes('You drew') ? 'melds' : undefined;
    if (!shown.includes('You need')) turns++;
    if (turns < 7) return 'hint';
    const top = /(\w+)[♥♦♣♠] on top/.exec(shown);
    return top ? `take ${top[1]!}` : 'draw';
  });
}

/** Types these lines first, then asks the guide. */
function asking({ terminal }: Person, lines: string[]): Terminal['ask'] {
  return async (prompt) => {
    const line = await terminal.ask(prompt);
    return lines.shift() ?? line;
  };
}

/** Types these lines, then leaves. */
function typing(...lines: string[]): Person {
  return person(() => lines.shift());
}

function play(options: PlayOptions, { terminal }: Person): Promise<void> {
  return playAtTerminal(options, terminal, { folder, now: new Date(0) });
}

function filesIn(where: string): string[] {
  const place = join(folder, where);
  return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [];
}

test.each(ruleSets.map(({ id }) => id))('%s: a whole game with what hint says', async (rules) => {
  const players = rules === 'lords-and-ladies' ? '5' : '4';
  const someone = guided(seeded(`guided ${rules}`));
  await play({ rules, players, seed: 'whole' }, someone);
  expect(someone.shown()).toMatch(/ wins? with | share the win with /);
  expect(someone.shown()).not.toMatch(/undefined|NaN|\[object/);
  expect(filesIn('games')).toEqual([]);
  const [record] = filesIn('finished');
  expect(verifyRecord(readFileSync(record!, 'utf8'))).toMatchObject({ ok: true, rounds: 4 });
});

test('the README shows a stretch of a game as it’s played', async () => {
  const someone = showing();
  await play({ rules: 'house', players: '4', partners: true, seed: 'kitchen table' }, someone);
  const shown = someone.shown();
  const from = shown.lastIndexOf('You discarded');
  const stretch = shown.slice(from, shown.indexOf('\nMeld or discard', from));
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  expect(/```\n(You discarded[^]*?)\n```/.exec(readme)?.[1]).toBe(stretch);
});

test('a program plays, and is gone when you are', async () => {
  const path = join(folder, 'first.mjs');
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', (line) => {
       const { legal } = JSON.parse(line);
       if (legal) console.log(JSON.stringify(legal[0]));
     });`,
  );
  const bots = `exec:"${process.execPath}" "${path}",novice`;
  const someone = guided(seeded('program'), 60);
  await play({ rules: 'house', players: '3', bots, seed: 'program' }, someone);
  const [, program] = namesFor(3, 'You', 'program');
  expect(someone.shown()).toMatch(new RegExp(`${program} drew 2.*discarded`, 's'));
  const again = guided(seeded('again'), 20);
  await play({ resume: true }, again);
  expect(again.shown()).toContain(`${program} drew`);
});

test('a program that cannot be started is told of, and played for', async () => {
  const someone = guided(seeded('nowhere'), 20);
  await play({ rules: 'house', players: '2', bots: 'exec:./nowhere', seed: 'no' }, someone);
  expect(someone.shown()).toContain('couldn’t be started (code 127)');
  expect(someone.shown()).toContain(`${namesFor(2, 'You', 'no')[1]} drew`);
});

test('partners ask each other, and the screen speaks of We and They', async () => {
  const someone = guided(seeded('partners'), 400);
  await play({ rules: 'six-deck', players: '4', seed: 'pairs' }, someone);
  expect(someone.shown()).toContain('We 0 · They 0');
});

test('bots have first names, none of them yours', async () => {
  const someone = typing('q');
  await play({ rules: 'singles', players: '8', name: 'Ruth', seed: 'names' }, someone);
  const [, named] = /^Singles: (.*?)\. Type/s.exec(someone.shown())!;
  const names = named!.split(/,\s+/);
  expect(names).toHaveLength(8);
  expect(names.filter((name) => name === 'Ruth')).toHaveLength(1);
  expect(names.slice(1).every(isCastName)).toBe(true);
});

test('no line is wider than the terminal', async () => {
  const script = ['help', 'melds', 'rules', 'table', 'score', 'discards'];
  const guide = guided(seeded('wide'), 250);
  const someone = { ...guide, terminal: { ...guide.terminal, ask: asking(guide, script) } };
  await play({ rules: 'singles', players: '8', seed: 'wide' }, someone);
  const wide = someone
    .shown()
    .split('\n')
    .filter((line) => Array.from(line).length > 79 && !line.startsWith('  '));
  expect(wide).toEqual([]);
});

test('the deal, too, keeps to the width of the terminal', async () => {
  const someone = typing();
  await play({ rules: 'house', players: '4', seed: 'enter' }, someone);
  expect(someone.shown()).toContain('Grab them off the deck by eye.');
  expect(
    someone
      .shown()
      .split('\n')
      .filter((line) => line.length > 79),
  ).toEqual([]);
});

test('melds in words go by rank', async () => {
  const someone = showing();
  await play({ rules: 'house', players: '4', partners: true, seed: 'kitchen table' }, someone);
  const [, told] = someone.shown().split('› melds\n');
  const ranks = 'fours fives sixes sevens eights nines tens jacks queens kings aces'.split(' ');
  const sides = told!.split(/^(?:We|They): /m).slice(1);
  const places = sides.map((side) =>
    [...side.matchAll(/([a-z]+) \d+,? /g)]
      .map(([, rank]) => ranks.indexOf(rank!))
      .filter((place) => place >= 0),
  );
  expect(Math.min(...places.map(({ length }) => length))).toBeGreaterThan(3);
  for (const side of places) expect(side).toEqual([...side].sort((a, b) => a - b));
});

test('plain Enter plays House Rules for four', async () => {
  const someone = typing('', '', 'h');
  await play({ seed: 'enter' }, someone);
  expect(someone.shown()).toContain('House Rules · round 1 of 4');
  expect(someone.shown()).toContain('Pick it up any time: hand-and-foot play --resume');
});

test('a refused move is a sentence, and changes nothing', async () => {
  const someone = typing(
    'g',
    'discard 4',
    'take',
    'draw',
    'draw',
    'meld 4 5',
    'meld zz',
    'xyzzy',
    'dsicard 4',
    'end',
  );
  await play({ rules: 'house', players: '2', seed: 'no' }, someone);
  const shown = someone.shown();
  expect(shown).toContain('Start your turn by drawing 2 cards or picking up the pile.');
  expect(shown).toContain('You already drew this turn.');
  expect(shown).toContain('There’s no card "zz".');
  expect(shown).toContain('"xyzzy" isn’t a command.');
  expect(shown).toContain('Did you mean discard?');
  const [record] = filesIn('games');
  expect(readFileSync(record!, 'utf8').match(/"seat":0/g)).toHaveLength(2);
});

test('take, with cards that aren’t there, counts those that are', async () => {
  const someone = showing();
  await play({ rules: 'house', players: '4', partners: true, seed: 'kitchen table' }, someone);
  const told = /Your hand, \d+: (.*)\nDraw or take › take (\w+)\n.*; you have (\w+)\./.exec(
    someone.shown(),
  );
  const [, hand, rank, count] = told!;
  const held = hand!.split(/ +/).find((cards) => cards.startsWith(rank!));
  expect(count).toBe(held === undefined ? 'none' : '1');
});

test('other people’s cards are never on the screen', async () => {
  const someone = guided(seeded('secret'), 300);
  await play({ rules: 'house', players: '4', seed: 'secret' }, someone);
  const names = namesFor(4, 'You', 'secret').slice(1).join('|');
  const others = someone.shown().matchAll(new RegExp(`(${names}) drew ([^.,]*)`, 'g'));
  const drawn = new Set([...others].map(([, , what]) => what!.replace(/ and .*/, '')));
  expect(drawn.size).toBeGreaterThan(0);
  expect([...drawn].filter((what) => what !== '2' && what !== '1')).toEqual([]);
});

test('a game left in the middle goes on with the same cards', async () => {
  const options: PlayOptions = { rules: 'closed-books', players: '4', seed: 'again' };
  await play(options, guided(seeded('left'), 60));
  const again = typing('table');
  await play({ resume: true }, again);
  const third = typing('', 'table');
  await play({}, third);
  const tables = [again, third].map((each) => each.shown().split('──').slice(-2).join('──'));
  expect(tables[0]).toContain('Your hand');
  expect(tables[1]).toContain(tables[0]);
});

test('a line torn by a crash is forgotten, and the record holds after it', async () => {
  await play({ rules: 'house', players: '3', seed: 'torn' }, guided(seeded('torn'), 50));
  const [path] = filesIn('games');
  const whole = readFileSync(path!, 'utf8');
  writeFileSync(path!, `${whole}{"seat":0,"do":"dis`);
  await play({ resume: true }, guided(seeded('torn again')));
  const [record] = filesIn('finished');
  const text = readFileSync(record!, 'utf8');
  expect(text.startsWith(whole)).toBe(true);
  expect(verifyRecord(text)).toMatchObject({ ok: true, rounds: 4 });
});

test('results that a crash kept from being written are written on resuming', async () => {
  await play({ rules: 'house', players: '2', seed: 'owed' }, guided(seeded('owed')));
  const [path] = filesIn('finished');
  const lines = readFileSync(path!, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith('{"round":1'));
  const games = join(folder, 'games', 'owed.hf.jsonl');
  writeFileSync(games, `${lines.slice(0, at).join('\n')}\n`);
  await play({ resume: true }, typing());
  expect(readFileSync(games, 'utf8').split('\n')[at]).toBe(lines[at]);
});

test.each([
  ['not JSON', '{"format":"hand-and-foot/1"\n'],
  ['another record', '{"format":"hand-and-foot/1","rules":"house","seats":["A","B"]}\n'],
  ['empty', ''],
])('a damaged game is said so and set aside: %s', async (_, text) => {
  await play({ rules: 'house', players: '4', seed: 'x' }, typing());
  const [path] = filesIn('games');
  writeFileSync(path!, text);
  const someone = typing();
  await expect(play({ resume: true }, someone)).rejects.toThrow('There’s no unfinished game');
  expect(someone.shown()).toContain('can’t be read');
  expect(filesIn('damaged').map((each) => readFileSync(each, 'utf8'))).toEqual([text]);
});

test('a record that breaks the rules is set aside too', async () => {
  await play({ rules: 'six-deck', players: '4', seed: 'bad' }, guided(seeded('bad'), 30));
  const [path] = filesIn('games');
  const lines = readFileSync(path!, 'utf8').split('\n');
  writeFileSync(path!, [...lines.slice(0, 10), ...lines.slice(11)].join('\n'));
  const someone = typing();
  await expect(play({ resume: true }, someone)).rejects.toThrow();
  expect(someone.shown()).toMatch(/line \d+: /);
});

test('two windows cannot play the same game', async () => {
  await play({ rules: 'house', players: '2', seed: 'twice' }, guided(seeded('twice'), 20));
  let other: Promise<void> | undefined;
  const first = guided(seeded('first'));
  const interrupted: Terminal = {
    ...first.terminal,
    async ask(prompt) {
      await (other ??= play({ resume: true }, guided(seeded('second'), 8)));
      return first.terminal.ask(prompt);
    },
  };
  const playing = playAtTerminal({ resume: true }, interrupted, { folder, now: new Date(0) });
  await expect(playing).rejects.toThrow('another window');
});

test.each([
  [{ bots: 'novise' }, 'There’s no bot "novise"'],
  [{ bots: 'exec:' }, 'There’s no bot "exec:"'],
  [{ rules: 'house', players: '12' }, 'House Rules is for'],
  [{ rules: 'nonsense' }, 'There’s no rule set "nonsense"'],
  [
    { bots: 'novice,random', rules: 'house', players: '2' },
    '--bots names 2 bots, but there’s room for only 1',
  ],
  [{ rules: 'singles', partners: true }, 'leave --partners out'],
  [{ players: '40' }, 'No rule set works with 40 players'],
  [{ resume: true }, 'Choose either --resume, to continue a game'],
  [{ new: false, resume: true, players: '4' }, 'leave out --players'],
])('%o is answered with a sentence', async (options, sentence) => {
  await expect(play({ new: true, ...options }, typing())).rejects.toThrow(sentence);
});

test('only yes or no answers whether to go on', async () => {
  await play({ rules: 'closed-books', players: '4', seed: 'again' }, guided(seeded('left'), 60));
  const someone = typing('draw', 'perhaps', 'YES', 'table');
  await play({}, someone);
  expect(someone.shown().match(/Type yes or no\./g)).toHaveLength(2);
  expect(someone.shown()).toContain('Your hand');
});

test('a number of players that can’t have partners is asked for again', async () => {
  const someone = typing('5p');
  await play({ rules: 'house', seed: 'five' }, someone);
  expect(someone.shown()).toContain(
    'House Rules is for 2 to 8 players. For partners, type 4p, 6p or 8p.',
  );
});

test('a letter above the deck is said to be there', async () => {
  const someone = typing('a', 'grab z', 'hint');
  await play({ rules: 'house', players: '2', seed: 'above' }, someone);
  expect(someone.shown()).toMatch(
    /That’s above the deck\. Type a letter next to the deck: for example, grab \w\./,
  );
  expect(someone.shown()).toContain('Type the letter where you want to grab');
});

test('before drawing, plain draw is the first hint', async () => {
  const someone = typing('h', 'hint');
  await play({ rules: 'house', players: '2', seed: 'hint' }, someone);
  expect(someone.shown()).toMatch(/You can type:\n {2}draw {2,}from the draw pile\n {2}draw 1 1/);
});

test('undo takes melds back, and the record holds without them', async () => {
  const random = seeded('undo');
  const guide = guided(random, 4000);
  const ask: Terminal['ask'] = async (prompt) => {
    const line = await guide.terminal.ask(prompt);
    return line === 'hint' && random.below(3) === 0 ? 'undo' : line;
  };
  const terminal = { ...guide.terminal, ask };
  await play({ rules: 'closed-books', players: '2', seed: 'undo' }, { ...guide, terminal });
  expect(guide.shown()).toContain('\nUndone.\n');
  expect(guide.shown()).toContain('There’s nothing to undo.');
  const [record] = filesIn('finished');
  expect(verifyRecord(readFileSync(record!, 'utf8'))).toMatchObject({ ok: true, rounds: 4 });
});
