import {
  scoreRound,
  seeded,
  startGame,
  startRound,
  totals,
  isGameOver,
  actor,
  legalActions,
  apply,
  termsFor,
  viewFor,
  type Event,
  type State,
} from '@hand-and-foot/engine';
import { botNamed } from '@hand-and-foot/bots';
import { ruleSets, playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { sayEvent, type Context } from '@hand-and-foot/words';
import { expect, test } from 'vitest';

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
  const bots = Array.from({ length: players }, (_, seat) =>
    botNamed('novice')!(terms, seat, seeded(`golden/${seat}`)),
  );
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
    const decided = bots[seat]!.decide({
      view: viewFor(state, seat),
      legal: legalActions(state),
      since: [],
    });
    if (decided instanceof Promise) throw new Error('a golden game is played at once');
    const outcome = apply(state, seat, decided);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    ({ state, events } = outcome);
    tell(events);
    if (state.phase !== 'over') continue;
    lines.push(...tellScore(state), '');
    if (isGameOver(state)) return lines.join('\n');
    ({ state, events } = startRound(state, seeded(`golden/${state.round + 1}`)));
    tell(events);
  }
}

function tellScore(state: State): string[] {
  const scores = scoreRound(state).map(
    ({ side, books, bonus, cards, caught, total }) =>
      `  side ${side}: books ${books}, bonus ${bonus}, cards ${cards}, caught ${caught}: ${total}`,
  );
  return [`Round ${state.round}`, ...scores, `  totals ${totals(state).join(', ')}`];
}
