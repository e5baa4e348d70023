import {
  apply,
  legalActions,
  setUp,
  STEPS,
  stepsTaken,
  termsFor,
  whyNotAsk,
  type Card,
  type Kind,
  type MeldCards,
  type Rules,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { checkRules, ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { CROWDED } from './slowest/crowded.ts';

// Under rules that pass the check a single question must not take long. Steps are counted, not time, so that these
// tests say the same on every machine.

const crowded: Rules = {
  ...ruleSetById('house')!.rules,
  ...CROWDED,
  decks: { 4: 10 },
  seating: { 4: ['pairs'] },
};

describe('"May I go out?"', () => {
  test('the rules that once kept a server busy for a minute still pass the check', () => {
    expect(checkRules(crowded)).toEqual([]);
  });

  test.each([
    { naturals: 33, wilds: 20, most: 100_000 },
    { naturals: 44, wilds: 20, most: 200_000 },
    { naturals: 44, wilds: 30, most: 400_000 },
  ])(
    'is answered at once with $naturals naturals and $wilds wilds',
    ({ naturals, wilds, most }) => {
      const state = holding(termsFor(crowded, { players: 4 }), naturals, wilds);
      const before = stepsTaken();
      expect(apply(state, 0, { do: 'askToGoOut' })).toMatchObject({
        refusal: { why: 'booksMissing' },
      });
      expect(stepsTaken() - before).toBeLessThan(most);
    },
  );

  test('is still answered with a yes where so many cards do make the books', () => {
    const rules: Rules = { ...crowded, booksNeeded: [{ kind: 'any', count: [12] }] };
    expect(whyNotAsk(holding(termsFor(rules, { players: 4 }), 44, 30), 0)).toBeUndefined();
    const more: Rules = { ...crowded, booksNeeded: [{ kind: 'clean', count: [12] }] };
    expect(whyNotAsk(holding(termsFor(more, { players: 4 }), 55, 30), 0)).toBeDefined();
    expect(whyNotAsk(holding(termsFor(more, { players: 4 }), 60, 30), 0)).toBeUndefined();
  });

  test('is refused where it cannot be shown in time, after no more steps than are allowed', () => {
    const rules: Rules = {
      ...crowded,
      roles: { ...crowded.roles, A: 'wild', K: 'wild', Q: 'wild' },
    };
    const state = holding(termsFor(rules, { players: 4 }), 240, 100);
    const before = stepsTaken();
    expect(whyNotAsk(state, 0)).toMatchObject({ why: 'booksMissing' });
    expect(stepsTaken() - before).toBe(STEPS.finish + 1);
  });
});

describe('a list of legal actions', () => {
  test('ends at its limit where a dozen kinds of wilds can be chosen from', () => {
    const wild = Object.fromEntries(
      '5 6 7 8 9 T J Q K A'.split(' ').map((kind) => [kind, 'wild' as const]),
    );
    const rules: Rules = {
      ...crowded,
      roles: { ...crowded.roles, ...wild },
      bookSize: 7,
      meldStart: { cards: 7, naturals: 1 },
      permission: 'none',
    };
    const state = holding(termsFor(rules, { players: 4 }), 6, 84);
    const before = stepsTaken();
    const listed = legalActions(state).length;
    expect(stepsTaken() - before).toBeLessThanOrEqual(STEPS.list + 1);
    // There are some fifty thousand; each that is listed takes a thousand steps.
    expect(listed).toBeLessThan(STEPS.list / 1000 + 100);
    expect(listed).toBeGreaterThan(1000);
  });

  test('ends at its limit where the last cards could go on a hundred melds', () => {
    const rules: Rules = {
      ...crowded,
      meldStart: { cards: 7, naturals: 1 },
      bookSize: 9,
      permission: 'none',
      booksNeeded: [{ kind: 'dirty', count: [2] }],
    };
    const terms = termsFor(rules, { players: 4 });
    const melds = Array.from({ length: 40 }, (_, at) => at % 11).map((kind) => ({
      cards: inTurn(terms, [terms.ranks[kind]!], 8),
      capped: false,
    }));
    const state = position(terms, inTurn(terms, terms.wilds, 6), melds);
    const before = stepsTaken();
    const actions = legalActions(state);
    expect(stepsTaken() - before).toBeLessThanOrEqual(STEPS.list + 1);
    expect(actions.some((action) => action.do === 'layDown' && action.lay.length > 4)).toBe(true);
  });
});

/** A seat in its foot with this many naturals and wilds, of all kinds in turn, after its side has opened. */
function holding(terms: Terms, naturals: number, wilds: number): State {
  const hand = [...inTurn(terms, terms.ranks, naturals), ...inTurn(terms, terms.wilds, wilds)];
  const opened = inTurn(terms, terms.ranks.slice(0, 1), terms.meldCards);
  return position(terms, hand, [{ cards: opened, capped: false }]);
}

function position(terms: Terms, hand: Card[], melds: MeldCards[]): State {
  const state = setUp(terms, { phase: 'play', hands: [hand, [], [], []], melds: [melds, []] });
  if ('problem' in state) throw new Error(JSON.stringify(state));
  return state;
}

/** This many cards of these kinds, a face of each in turn. */
function inTurn({ pack }: Terms, kinds: readonly Kind[], count: number): Card[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    const first = pack.firstFace[kind]!;
    return first + (Math.floor(at / kinds.length) % (pack.firstFace[kind + 1]! - first));
  });
}
