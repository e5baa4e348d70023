import {
  actor,
  determinize,
  isGameOver,
  legalActions,
  play,
  scoreRound,
  seeded,
  startGame,
  startRound,
  viewFor,
  type Action,
  type Event,
  type Random,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { pick, tableKinds } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { linesOf, type ScoreRow } from './lines.ts';
import { pointsByRound } from '../game/standing.ts';

interface Ended {
  state: State;
  scores: Parameters<typeof linesOf>[1];
  outBy: Parameters<typeof linesOf>[2];
}

const EAGER: readonly Action['do'][] = ['layDown', 'cap', 'askToGoOut'];

/** A random listed action, preferring melds and going out. */
function eagerAction(state: State, random: Random): Action {
  const listed = legalActions(state);
  const agreeing = listed.filter((action) => action.do !== 'answer' || action.yes);
  const eager = agreeing.filter((action) => EAGER.includes(action.do));
  return pick(eager.length > 0 ? eager : agreeing, random);
}

/** A game's rounds, each at its end. */
function roundsOf(terms: Terms, seed: string): Ended[] {
  const random = seeded(seed);
  const ended: Ended[] = [];
  let { state } = startGame(terms, random);
  for (;;) {
    const events: Event[] = [];
    while (state.phase !== 'over') {
      play(state, actor(state), eagerAction(state, random), events);
    }
    const out = events.find((event) => event.event === 'wentOut');
    ended.push({ state, scores: scoreRound(state), outBy: out?.seat });
    if (isGameOver(state)) return ended;
    ({ state } = startRound(state, random));
  }
}

const points = (lines: readonly ScoreRow[], side: Side, ...kinds: ScoreRow['is'][]): number =>
  lines
    .filter(({ is }) => kinds.length === 0 || kinds.includes(is))
    .reduce((sum, line) => sum + line.points[side]!, 0);

const played = new Map<ScoreRow['is'], number>();

describe.each(tableKinds)('the score sheet of $name', ({ terms }) => {
  const rounds = roundsOf(terms, 'score sheet');

  test('has lines that add up to the score, part by part', () => {
    for (const { state, scores, outBy } of rounds) {
      const lines = linesOf(state, scores, outBy);
      for (const score of scores) {
        const { side } = score;
        expect(points(lines, side)).toBe(score.total);
        expect(points(lines, side, 'clean', 'dirty', 'wild')).toBe(score.books);
        expect(points(lines, side, 'cards')).toBe(score.cards);
        expect(points(lines, side, 'goingOut', 'exactGrab', 'laid', 'caps')).toBe(score.bonus);
        expect(points(lines, side, 'caught')).toBe(score.caught);
      }
      for (const { is, counts } of lines)
        played.set(is, (played.get(is) ?? 0) + counts.reduce((sum, count) => sum + count, 0));
    }
  });

  test('gives every line as many points as its books and cards are worth', () => {
    for (const { state, scores, outBy } of rounds) {
      for (const line of linesOf(state, scores, outBy)) {
        const { each, counts, cards } = line;
        if (each !== undefined)
          expect(line.points).toEqual(counts.map((count) => count * each + 0));
        if (line.is === 'laid')
          expect(line.points).toEqual(
            cards!.map((own) =>
              own.reduce((sum, card) => sum + terms.value[terms.pack.kindOf[card]!]!, 0),
            ),
          );
      }
    }
  });

  test('is the same from what a seat, or an onlooker, can see', () => {
    const { state, scores, outBy } = rounds.at(-1)!;
    for (const seat of [0, terms.players - 1, undefined]) {
      const imagined = determinize(terms, viewFor(state, seat), seeded('anyhow'));
      expect(linesOf(imagined, scores, outBy)).toEqual(linesOf(state, scores, outBy));
    }
  });

  test('leads from round to round to the totals', () => {
    const byRound = pointsByRound(
      terms,
      rounds.map(({ scores }) => scores),
    );
    const sums = viewFor(rounds.at(-1)!.state).totals.map((_, scorer) =>
      byRound.reduce((sum, round) => sum + round[scorer]!, 0),
    );
    expect(sums).toEqual(viewFor(rounds.at(-1)!.state).totals);
  });
});

test('the games played had something on every line', () => {
  for (const is of ['clean', 'dirty', 'cards', 'goingOut', 'exactGrab', 'caps', 'laid'] as const)
    expect(played.get(is), is).toBeGreaterThan(0);
});
