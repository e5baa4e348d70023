import {
  copyState,
  determinize,
  play,
  sideOf,
  staysFrozen,
  type Action,
  type Card,
  type Seat,
  type State,
  type View,
} from '@hand-and-foot/engine';
import type { Judge } from './judge.ts';
import type { Outlook } from './outlook.ts';
import { planTurn, QUICK, type Workspace } from './plans.ts';
import { chanceless } from './chanceless.ts';
import { newStanding, readStanding } from './standing.ts';

/** The fewest trials each way to begin gets, however many ways there are. */
const LEAST_TRIALS = 40;

/** A way to begin a turn, and what the whole turn is then worth. */
export interface Beginning {
  readonly action: Action;
  /** How the turn would go on, as far as that can be foreseen. */
  readonly rest: readonly Action[];
  readonly value: number;
}

/** Every listed way to begin the turn, the best first; draws from different stock piles count as one. */
export function beginnings(
  world: State,
  view: View,
  legal: readonly Action[],
  look: Outlook,
  judgeFor: (state: State, discards: readonly Card[]) => Judge,
  room: Workspace,
): Beginning[] {
  const drawn = drawWorth(world, look, judgeFor(world, view.discards));
  const ways = differentWays(legal);
  const wanted = { ...QUICK, trials: Math.max(LEAST_TRIALS, QUICK.trials / ways.length) };
  const found = ways.map((action) => {
    const state = begun(world, view, action, look);
    const judge = judgeFor(state, view.discards.slice(0, state.discards));
    const { steps, value } = planTurn(state, look, judge, room, wanted);
    // A draw that brings nothing ends the round.
    const rest = action.do !== 'draw' && cardsDrawn(action) === 0 ? steps : [];
    return { action, rest, value: value + cardsDrawn(action) * drawn };
  });
  return found.sort((a, b) => b.value - a.value);
}

/** Draws from different stock piles are the same to a seat that sees neither. */
function differentWays(legal: readonly Action[]): Action[] {
  const seen = new Set<string>();
  return legal.filter((action) => {
    const again = seen.has(action.do);
    seen.add(action.do);
    return !again || cardsDrawn(action) === 0;
  });
}

/** Cards that come from the stock, unseen. */
function cardsDrawn(action: Action): number {
  return action.do === 'draw' || action.do === 'pickUp' ? (action.from?.length ?? 0) : 0;
}

/** The table after that beginning, without the cards nobody can foresee. */
function begun(world: State, view: View, action: Action, { seat }: Outlook): State {
  if (action.do === 'draw') {
    const state = copyState(world);
    state.phase = 'play';
    return state;
  }
  if (action.do === 'pickUp' && action.from)
    return determinize(world.terms, withTopCard(world, view, seat), chanceless);
  const state = copyState(world);
  play(state, seat, action);
  return state;
}

/** The seat's view after it has taken the top discard alone, before it draws the rest. */
function withTopCard(world: State, view: View, seat: Seat): View {
  const { laidFaces } = world.terms;
  const top = view.discards.at(-1)!;
  const discards = view.discards.slice(0, -1);
  const staysInHand = laidFaces[top] === 0;
  const hands = view.hands.map((hand, other) =>
    other === seat && typeof hand !== 'number' && staysInHand ? [...hand, top] : hand,
  );
  const laid = view.laid.map((cards, side) =>
    side === sideOf(world, seat) && !staysInHand ? [...cards, top] : cards,
  );
  const frozen = view.frozen && staysFrozen(world.terms, discards);
  return { ...view, hands, laid, discards, frozen, phase: 'play' };
}

/** The average value of one card from the stock. */
export function drawWorth(world: State, look: Outlook, judge: Judge): number {
  const standing = newStanding(look.terms);
  readStanding(world, look.seat, look.pile, standing);
  const before = judge(standing, 'goesOn');
  let worth = 0;
  standing.count++;
  for (let kind = 0; kind < look.terms.kinds; kind++) {
    if (look.share[kind] === 0) continue;
    standing.held[kind]!++;
    worth += look.share[kind]! * (judge(standing, 'goesOn') - before);
    standing.held[kind]!--;
  }
  return worth;
}
