import { readdirSync, readFileSync } from 'node:fs';
import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import { meldSeen, positionOf, sideOf, termsFor } from '@hand-and-foot/engine';
import { actionLine, headerLine, positionLine, resultLines } from '@hand-and-foot/record';
import { tableKinds } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { resultsOfRecord } from './fromRecord.ts';
import type { Books } from './result.ts';

const ONE_ROUND = { parent: 'house', changes: { gameEnd: { after: 'rounds', rounds: 1 } } };
const of = (count: number, ...faces: string[]): string[] =>
  Array.from({ length: count }, (_, at) => faces[at % faces.length]!);
const meld = (...cards: string[]) => ({ cards, capped: false });
const text = (...lines: object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Two clean books and one dirty against one dirty book, an open meld and two cards left over. */
const counted = {
  hands: [['4h'], ['9h', '3h']],
  stock: [['6s', '7s'], []],
  melds: [
    [
      meld(...of(7, 'Kh', 'Kd', 'Kc')),
      meld(...of(8, 'Ah', 'Ad', 'Ac')),
      meld(...of(5, '8h', '8d', '8c'), '2c', '2d'),
    ],
    [meld(...of(7, '5h', '5d', '5c'), 'joker'), meld('Qh', 'Qd', 'Qc')],
  ],
};
const goesOut = { seat: 0, do: 'discard', card: '4h' };
const atEnd = { phase: 'play' };

describe('a game counted by hand', () => {
  test('two alone: points, books and going out', () => {
    const header = { format: 'hand-and-foot/1', rules: ONE_ROUND, seats: ['Ana', 'Ben'] };
    const record = text(header, { position: { ...counted, ...atEnd } }, goesOut);
    expect(resultsOfRecord(record, 'evening')).toMatchObject({
      unfinished: 0,
      games: [
        {
          id: 'evening',
          from: 'record',
          seats: [
            { is: 'person', name: 'Ana' },
            { is: 'person', name: 'Ben' },
          ],
          scorers: [[0], [1]],
          rounds: [
            {
              outBy: 0,
              scorers: [
                // 500 + 500 + 300, 100 for going out, and 70 + 160 + 90 on the table
                { points: 1720, books: { clean: 2, dirty: 1, wild: 0 }, wentOut: true },
                // 300, 85 + 30 on the table, and 10 + 500 left over
                { points: -95, books: { clean: 0, dirty: 1, wild: 0 }, wentOut: false },
              ],
            },
          ],
          totals: [1720, -95],
          winners: [0],
        },
      ],
    });
  });

  test('partners share points, books and going out', () => {
    const seats = ['Ana', 'Ben', 'Cy', 'Di'];
    const header = { format: 'hand-and-foot/1', rules: ONE_ROUND, seats, partners: true };
    const hands = [['4h'], ['9h', '3h'], ['5s'], ['Ts']];
    const record = text(
      header,
      { position: { ...counted, ...atEnd, hands } },
      { seat: 0, do: 'askToGoOut' },
      { seat: 2, do: 'answer', yes: true },
      goesOut,
    );
    const [game] = resultsOfRecord(record, 'evening').games;
    expect(game).toMatchObject({
      scorers: [
        [0, 2],
        [1, 3],
      ],
      rounds: [
        {
          outBy: 0,
          scorers: [
            { points: 1715, books: { clean: 2, dirty: 1, wild: 0 }, wentOut: true },
            { points: -105, books: { clean: 0, dirty: 1, wild: 0 }, wentOut: false },
          ],
        },
      ],
      winners: [0],
    });
  });

  test('the header tells which seats are bots and which is the player’s', () => {
    const seats = ['You', 'Iris'];
    const bots = [null, 'sharp'];
    const header = { format: 'hand-and-foot/1', rules: ONE_ROUND, seats, you: 0, bots };
    const record = text(header, { position: { ...counted, ...atEnd } }, goesOut);
    expect(resultsOfRecord(record, 'x').games[0]).toMatchObject({
      you: 0,
      seats: [{ is: 'person' }, { is: 'bot', name: 'Iris', level: 'sharp' }],
    });
  });
});

describe('what isn’t counted', () => {
  const header = { format: 'hand-and-foot/1', rules: ONE_ROUND, seats: ['Ana', 'Ben'] };
  const whole = text(header, { position: { ...counted, ...atEnd } }, goesOut);

  test('a game that isn’t over', () => {
    const begun = text(header, { position: counted });
    expect(resultsOfRecord(begun, 'x')).toEqual({ games: [], unfinished: 1, wrong: [] });
    expect(resultsOfRecord(begun + whole, 'x')).toMatchObject({
      games: [{ id: 'x' }],
      unfinished: 1,
    });
  });

  test('a game whose first rounds are missing', () => {
    const last = { ...header, rules: 'house' };
    const position = { ...counted, ...atEnd, round: 4, totals: [3000, 4000] };
    const more = meld(...of(6, '6h', '6d', '6c'), 'joker');
    const melds = [[...counted.melds[0]!, more], counted.melds[1]!];
    const record = text(last, { position: { ...position, melds } }, goesOut);
    expect(resultsOfRecord(record, 'x')).toEqual({ games: [], unfinished: 1, wrong: [] });
  });

  test('a game that doesn’t hold, though others in its file do; the line is that of the file', () => {
    const record = `${whole}\n${whole}{"seat":1,"do":"draw"}\n${whole}`;
    const { games, wrong } = resultsOfRecord(record, 'x');
    expect(games.map(({ id }) => id)).toEqual(['x', 'x 2']);
    expect(wrong).toMatchObject([{ line: 8, why: 'refused' }]);
    expect(resultsOfRecord('', 'x').wrong).toMatchObject([{ line: 1, why: 'empty' }]);
  });
});

/** The same counted another way: from the cards on the table. */
function recount(state: Parameters<typeof positionOf>[0]): Books[] {
  return positionOf(state).melds.map((melds) => {
    const books = { clean: 0, dirty: 0, wild: 0 };
    for (const each of melds) {
      const seen = meldSeen(state.terms, each);
      if (seen.missing === 0) books[seen.nature]++;
    }
    return books;
  });
}

describe('games between bots agree with the engine’s scores', () => {
  const fewest = tableKinds.filter(
    ({ players, seating, ruleSet }) =>
      seating === 'fifthChanges' || players === (ruleSet.id === 'singles' ? 3 : 4) || players === 2,
  );
  test.each(fewest)('$name', ({ ruleSet, players, seating, name }) => {
    const terms = termsFor(ruleSet.rules, { players, seating });
    const seats = Array.from({ length: players }, (_, seat) => `Player ${seat}`);
    const isChoice = (ruleSet.rules.seating[players]?.length ?? 0) > 1;
    const partners = isChoice ? { partners: seating !== 'alone' } : {};
    const lines = [headerLine({ rules: ruleSet.id, seats, ...partners, engine: 'test' })];
    const books: Books[][] = [];
    const bots = seatBots(terms, [botNamed('random')!], name);
    const played = playGame({
      terms,
      bots,
      seed: name,
      record: {
        dealt: (state) => void lines.push(positionLine(state)),
        acted: (before, seat, action) => {
          if (before.phase !== 'deal') lines.push(actionLine(before, seat, action));
        },
        roundEnded(state) {
          lines.push(...resultLines(state));
          const sides = recount(state);
          books.push(
            Array.from(
              { length: terms.scorers },
              (_, scorer) =>
                sides[terms.scorers === terms.sides ? scorer : sideOf(state, scorer as never)]!,
            ),
          );
        },
      },
    });
    if (played instanceof Promise) throw new Error('these bots answer at once');
    const { games, wrong } = resultsOfRecord(lines.join('\n'), name);
    expect(wrong).toEqual([]);
    const [game] = games;
    expect(game).toMatchObject({ totals: played.totals, winners: played.winners });
    expect(game!.rounds.map(({ scorers }) => scorers.map((one) => one.books))).toEqual(books);
    for (const [scorer, total] of played.totals.entries())
      expect(game!.rounds.reduce((sum, round) => sum + round.scorers[scorer]!.points, 0)).toBe(
        total,
      );
    expect(game!.rounds.filter(({ outBy }) => outBy !== undefined)).toHaveLength(
      played.endedBy.goingOut,
    );
  });
});

const stored = new URL('../../testkit/golden/stored/', import.meta.url);
test.each(readdirSync(stored).filter((name) => name.endsWith('.hf.jsonl')))(
  'a record kept since an earlier version counts: %s',
  (name) => {
    const record = readFileSync(new URL(name, stored), 'utf8');
    const { games, wrong } = resultsOfRecord(record, name);
    expect(wrong).toEqual([]);
    const results = record.split('\n').filter((line) => line.startsWith('{"game"'));
    expect(
      games.map(({ totals, winners }) => JSON.stringify({ game: { totals, winners } })),
    ).toEqual(results);
  },
);
