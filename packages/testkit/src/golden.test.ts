import {
  scoreRound,
  seeded,
  startGame,
  startRound,
  totals,
  heldOfKind,
  isGameOver,
  actor,
  legalActions,
  termsFor,
  type Action,
  type ActionName,
  type Card,
  type Event,
  type Random,
  type State,
} from '@hand-and-foot/engine';
import { ruleSets, playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { sayEvent, type Context } from '@hand-and-foot/words';
import { expect, test } from 'vitest';
import { pick, played } from './byLot.ts';

// One whole game under every rule set, told in sentences. A change in one is a change in how the game is
// played or told: `npx vitest run golden -u` writes them anew, and the commit says why.

const NAMES = ['North', 'East', 'South', 'West', 'Fifth', 'Sixth'];

test.each(ruleSets)('$name', async (ruleSet) => {
  await expect(tellGame(ruleSet)).toMatchFileSnapshot(`../golden/${ruleSet.id}.txt`);
});

function tellGame(ruleSet: RuleSet): string {
  const players = playersOf(ruleSet.rules).includes(4) ? 4 : playersOf(ruleSet.rules)[0]!;
  const terms = termsFor(ruleSet.rules, { players });
  const context: Context = { ruleSet, pack: terms.pack, names: NAMES };
  const random = seeded('golden/choices');
  const lines: string[] = [];
  const tell = (events: readonly Event[]): void => {
    for (const event of events) {
      const sentence = sayEvent(event, context);
      if (sentence) lines.push(sentence);
    }
  };
  let { state, events } = startGame(terms, seeded('golden/1'));
  tell(events);
  for (;;) {
    const seat = actor(state);
    ({ state, events } = played(state, seat, eager(state, random)));
    tell(events);
    if (state.phase !== 'over') continue;
    lines.push(...tellScore(state), '');
    if (isGameOver(state)) return lines.join('\n');
    ({ state, events } = startRound(state, seeded(`golden/${state.round + 1}`)));
    tell(events);
  }
}

/** The actions an eager player prefers; among equals, any. */
const EAGER: readonly ActionName[] = ['askToGoOut', 'cap', 'pickUp', 'takeUpcard', 'layDown'];

/**
 * Melds and picks up everything it can and discards what it has least of, to show a lot of the rules. Bots may change;
 * this doesn't.
 */
function eager(state: State, random: Random): Action {
  const legal = legalActions(state);
  const wanted = EAGER.find((name) => legal.some((action) => action.do === name));
  const asWanted = legal.filter((action) => action.do === wanted);
  if (asWanted.length > 0) return pick(asWanted, random);
  const discards = legal.filter((action) => action.do === 'discard');
  if (discards.length === 0) return pick(legal, random);
  const rarity = discards.map(({ card }) => rareness(state, card));
  const rarest = Math.max(...rarity);
  const rarestOnes = discards.filter((_, at) => rarity[at] === rarest);
  return pick(rarestOnes, random);
}

/** How gladly a card is thrown: wilds not at all, the others the more the fewer are held. */
function rareness(state: State, card: Card): number {
  const { pack, role } = state.terms;
  const kind = pack.kindOf[card]!;
  return role[kind] === 'wild' ? -Infinity : -heldOfKind(state, actor(state), kind);
}

function tellScore(state: State): string[] {
  const scores = scoreRound(state).map(
    ({ side, books, bonus, cards, caught, total }) =>
      `  side ${side}: books ${books}, bonus ${bonus}, cards ${cards}, caught ${caught}: ${total}`,
  );
  return [`Round ${state.round}`, ...scores, `  totals ${totals(state).join(', ')}`];
}
