import {
  copyState,
  legalActions,
  play,
  positionOf,
  seeded,
  setUp,
  termsFor,
  whyNotAsk,
  type Card,
  type MeldCards,
  type Random,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';

// "May I go out?" is refused unless the asker could go out with the cards held: the engine's answer is
// compared with trying every way of playing them.

test.each(['six-deck', 'lords-and-ladies', 'house'])(
  '%s: asking is allowed exactly when going out is possible',
  (id) => {
    const { rules } = ruleSetById(id)!;
    const terms = termsFor({ ...rules, permission: 'asked' }, { players: 4, seating: 'pairs' });
    const random = seeded(`finish/${id}`);
    const seen = { possible: 0, impossible: 0 };
    while (seen.possible < 60 || seen.impossible < 150) {
      const state = endgame(terms, random);
      if (!state) continue;
      const may = whyNotAsk(state, 0) === undefined;
      const permitted = copyState(state);
      permitted.permission = 'yes';
      expect(may, JSON.stringify(positionOf(state))).toBe(canGoOut(permitted, new Set()));
      seen[may ? 'possible' : 'impossible']++;
    }
  },
);

/** A seat in its foot with a few cards, and melds near to what going out needs. */
function endgame(terms: Terms, random: Random): State | undefined {
  const melds: MeldCards[] = [];
  for (const rank of terms.ranks) {
    if (random.below(3) === 0) continue;
    const wilds = random.below(2) * random.below(4);
    melds.push({
      cards: [...some(terms, rank, 3 + random.below(5)), ...some(terms, terms.wilds[0]!, wilds)],
      capped: false,
    });
  }
  const kinds = [
    ...terms.ranks,
    ...terms.ranks,
    ...terms.wilds,
    ...terms.wilds,
    ...terms.caps,
    terms.kinds - 1,
  ];
  const hand = Array.from(
    { length: 1 + random.below(5) },
    () => some(terms, kinds[random.below(kinds.length)]!, 1)[0]!,
  );
  const state = setUp(terms, {
    phase: 'play',
    hands: [hand, [0], [0], [0]],
    melds: [melds, []],
    stock: [[1, 2, 3, 4]],
  });
  return 'problem' in state ? undefined : state;
}

/** So many cards of the kind, its faces in turn. */
function some(terms: Terms, kind: number, count: number): Card[] {
  const first = terms.pack.firstFace[kind]!;
  const faces = terms.pack.firstFace[kind + 1]! - first;
  return Array.from({ length: count }, (_, at) => first + (at % faces));
}

/** Tries everything listed until the seat goes out, or nothing is left to try. */
function canGoOut(state: State, tried: Set<string>): boolean {
  return legalActions(state).some((action) => {
    const next = copyState(state);
    if (play(next, 0, action)) throw new Error('listed but refused');
    if (next.phase === 'over') return next.outBy === 0;
    const key = JSON.stringify([next.turn, positionOf(next).hands[0], positionOf(next).melds[0]]);
    if (next.turn !== 0 || tried.has(key)) return false;
    tried.add(key);
    return canGoOut(next, tried);
  });
}
