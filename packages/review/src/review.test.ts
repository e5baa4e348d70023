import { botNamed, loadNet, newGame, seatBots } from '@hand-and-foot/bots';
import { determinize, scoreRound, seeded, termsFor, viewFor } from '@hand-and-foot/engine';
import { actionLine, headerLine, readRecord, type Replay } from '@hand-and-foot/record';
import { ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { coach } from './coach.ts';
import { judging } from './judge.ts';
import { laysLess } from './parting.ts';
import { reviewGame, type Progress, type Review } from './review.ts';
import { storyOf, stretchOf } from './story.ts';
import { done } from './work.ts';

await loadNet();

const CARE = { worlds: 3, turns: 2 };

/** The record of one round among bots, cut off after so many actions. */
function roundUnder(id: string, seed: string, most = Infinity): Replay {
  const { rules } = ruleSets.find((each) => each.id === id)!;
  const terms = termsFor(rules, { players: 4 });
  const bots = seatBots(terms, [botNamed('steady')!, botNamed('novice')!], seed);
  const seats = ['A', 'B', 'C', 'D'];
  const lines = [headerLine({ rules: id, seats, engine: '0.1.0' }, { seed })];
  const record = {
    dealt: () => undefined,
    roundEnded: () => undefined,
    acted: (...[before, seat, action]: Parameters<typeof actionLine>) =>
      void lines.push(actionLine(before, seat, action)),
  };
  const game = newGame({ terms, bots, seed, record });
  while (game.state.phase !== 'over' && game.actions < most) void game.letBotAct();
  return readRecord(lines.join('\n')).replay!;
}

function reviewed(replay: Replay): { review: Review; reports: Progress[] } {
  const work = reviewGame(replay, { care: CARE });
  const reports: Progress[] = [];
  for (;;) {
    const step = work.next();
    if (step.done) return { review: step.value, reports };
    reports.push(step.value);
  }
}

function total(rows: readonly (readonly number[])[], side: number): number {
  return rows.reduce((sum, row) => sum + row[side]!, 0);
}

function expectSum({ forecast, luck, play }: Review): void {
  const isFirst = (at: number): boolean => forecast[at]!.round !== forecast[at - 1]?.round;
  const isLast = (at: number): boolean => forecast[at]!.round !== forecast[at + 1]?.round;
  const pointsAt = (is: (at: number) => boolean): (readonly number[])[] =>
    forecast.filter((_, at) => is(at)).map(({ points }) => points);
  luck.sides.forEach((lucky, side) => {
    const start = total(pointsAt(isFirst), side);
    expect(start + lucky + play.sides[side]!).toBeCloseTo(total(pointsAt(isLast), side), 6);
    expect(total(luck.parts, side)).toBeCloseTo(lucky, 6);
    expect(total(play.parts, side)).toBeCloseTo(play.sides[side]!, 6);
  });
}

describe.each(ruleSets.map(({ id }) => id))('a review under %s', (id) => {
  const replay = roundUnder(id, 'review', 60);
  const { review, reports } = reviewed(replay);

  test('is the same again', () => {
    expect(JSON.stringify(reviewed(replay).review)).toBe(JSON.stringify(review));
  });

  test('has a forecast for every step, and every action in one turn', () => {
    expect(review.forecast).toHaveLength(replay.steps.length);
    const actions = review.turns.flatMap(({ played }) => played);
    const story = storyOf(replay);
    const decided = story.spans.flatMap((span) => stretchOf(story, span).actions);
    expect(actions).toEqual(decided);
  });

  test('adds up: the first forecast, luck and play are the last one', () => {
    expectSum(review);
  });

  test('counts up to the last stretch', () => {
    expect(reports[0]).toMatchObject({ done: 0 });
    expect(reports.at(-1)!.done).toBe(reports.at(-1)!.of);
  });

  test('says of a game broken off what it would say of its beginning', () => {
    const cut = reviewed(roundUnder(id, 'review', 25)).review;
    expect(cut.forecast).toEqual(review.forecast.slice(0, cut.forecast.length));
    expect(cut.turns.slice(0, -1)).toEqual(review.turns.slice(0, cut.turns.length - 1));
  });

  test('judges by nothing that the seat could not see', () => {
    const story = storyOf(replay);
    for (const span of story.spans.filter((_, at) => at % 9 === 4)) {
      const stretch = stretchOf(story, span);
      const before = story.moments[span.from - 1]!.state;
      const twin = determinize(before.terms, stretch.view, seeded('twin'));
      expect(viewFor(twin, stretch.seat)).toEqual(stretch.view);
      const there = { ...stretch, view: viewFor(twin, stretch.seat) };
      expect(done(judging(there, CARE))).toEqual(done(judging(stretch, CARE)));
    }
  });

  test('a coach takes the best way to cost nothing', () => {
    const story = storyOf(replay);
    for (const span of story.spans.filter((_, at) => at % 9 === 2)) {
      const stretch = stretchOf(story, span);
      const { best } = coach(stretch, stretch.actions, CARE);
      expect(coach(stretch, best, CARE)).toMatchObject({ cost: 0, low: 0, high: 0 });
      expect(coach(stretch, best.slice(0, 1), CARE).cost).toBe(0);
    }
  });
});

test('adds up over finished rounds to their scores', () => {
  const replay = roundUnder('house', 'whole');
  const { review } = reviewed(replay);
  expectSum(review);
  const end = replay.steps.find(({ state }) => state?.phase === 'over')!.state!;
  const at = replay.steps.findIndex(({ state }) => state === end);
  expect(review.forecast[at]!.points).toEqual(scoreRound(end).map((score) => score.total));
});

test('calls no beginning a close call that measuring finds better', () => {
  const { turns } = reviewed(roundUnder('house', 'whole')).review;
  const begunOtherwise = turns.filter(
    ({ best, played, cost }) => cost >= 1 && best[0]!.do !== played[0]!.do,
  );
  expect(begunOtherwise.length).toBeGreaterThan(0);
  for (const { because } of begunOtherwise)
    expect(['discardsWorthLess', 'discardsWorthMore', 'topFits']).toContain(because.why);
});

test('says why cards stay in hand where the bot only lays less', () => {
  const { turns } = reviewed(roundUnder('house', 'whole')).review;
  const less = turns.filter(({ best, played }) => laysLess(best, played));
  expect(less.length).toBeGreaterThan(0);
  for (const { because } of less)
    expect(['worthKeeping', 'keepsWilds', 'keepsPair']).toContain(because.why);
});

test('a review that nobody goes on with stops', () => {
  const work = reviewGame(roundUnder('house', 'stop'), { care: CARE });
  work.next();
  expect(work.return({} as Review).done).toBe(true);
  expect(work.next().done).toBe(true);
});
