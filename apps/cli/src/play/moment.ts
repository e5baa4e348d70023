import { viewFor, type Card, type MeldCards, type State, type View } from '@hand-and-foot/engine';
import { sideInRound, type Seated } from './seated.ts';

/**
 * The game as you see it. Screens read `view`; `state` is only for asking the engine which actions
 * are legal.
 */
export interface Moment {
  seated: Seated;
  state: State;
  view: View;
}

export function momentOf(seated: Seated, state: State): Moment {
  return { seated, state, view: viewFor(state, seated.you) };
}

export function yourHand({ seated, view }: Moment): Card[] {
  const hand = view.hands[seated.you];
  return Array.isArray(hand) ? hand : [];
}

export function yourMelds({ seated, view }: Moment): MeldCards[] {
  return view.melds[sideInRound(seated, view.round, seated.you)]!;
}
