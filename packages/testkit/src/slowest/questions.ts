import {
  apply,
  determinize,
  legalActions,
  listMoves,
  newMoves,
  positionOf,
  seeded,
  setUp,
  viewFor,
  whyNotAsk,
  type Action,
  type State,
} from '@hand-and-foot/engine';
import { checkRules } from '@hand-and-foot/rulesets';
import { termsOf, type Scene } from './scene.ts';

/** All the ways to ask something of a scene. */
type Ask = (scene: Scene, state: State) => (() => unknown)[];

/** Everything that a server asks of the rules while everybody waits. */
export const slowQuestions = {
  checkRules: ({ rules }) => [() => checkRules(rules)],
  termsFor: (scene) => [() => termsOf(scene)],
  setUp: (_, state) => [() => setUp(state.terms, positionOf(state))],
  legalActions: (_, state) => [() => legalActions(state)],
  listMoves: (_, state) => [() => listMoves(state, newMoves())],
  whyNotAsk: (_, state) => [() => whyNotAsk(state, 0)],
  viewFor: (_, state) => [() => viewFor(state, 0)],
  determinize: (_, state) => {
    const view = viewFor(state, 0);
    return [() => determinize(state.terms, view, seeded('slowest'))];
  },
  apply: (_, state) => actionsToTry(state).map((action) => () => apply(state, 0, action)),
} satisfies Record<string, Ask>;

export type SlowQuestion = keyof typeof slowQuestions;

/** One action of each sort that is listed, and some that never are. */
function actionsToTry(state: State): Action[] {
  const hand = positionOf(state).hands[0]!;
  const sorts = new Map<string, Action>(legalActions(state).map((action) => [action.do, action]));
  return [
    ...sorts.values(),
    { do: 'askToGoOut' },
    { do: 'endTurn' },
    ...hand.slice(0, 1).map((card): Action => ({ do: 'discard', card })),
    { do: 'layDown', lay: [{ cards: hand }] },
    { do: 'layDown', lay: hand.map((card) => ({ cards: [card], to: 0 })) },
    { do: 'pickUp', lay: hand.slice(0, 2).map((card) => ({ cards: [card] })) },
  ];
}
