import {
  actor,
  apply,
  legalActions,
  scoreRound,
  seeded,
  startGame,
  termsFor,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';

const { rules } = ruleSetById('house')!;
const chance = seeded('a rainy Sunday');
let { state } = startGame(termsFor(rules, { players: 4 }), chance);
while (state.phase !== 'over') {
  const actions = legalActions(state);
  const action = actions[chance.below(actions.length)]!;
  const outcome = apply(state, actor(state), action);
  if (outcome.ok) ({ state } = outcome);
}
export const scores = scoreRound(state);
