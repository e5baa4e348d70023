import {
  kindOfCards,
  isWildCard,
  discardAt,
  heldCards,
  heldOfKind,
  legalActions,
  type Action,
  type Card,
  type Event,
  type Kind,
  type Refusal,
  type Seat,
} from '@hand-and-foot/engine';
import type { Offer } from './desk.ts';
import { firstThatGoes, isPlaced, meldsIn, place, type Bench, type Placed } from './placing.ts';
import {
  actionsOf,
  judgeStaging,
  judgeActions,
  laysOf,
  ownMeldCount,
  NOTHING_STAGED,
  type StagingVerdict,
  type Staging,
  type StagedStep,
} from './staging.ts';

/** An offer, and the staging if it's taken. */
export interface Prepared extends Offer {
  readonly staging?: Staging;
}

// Starting the turn

/** One per draw pile: as much of the draw as possible. */
export function drawOffers({ state, seat }: Bench): Offer[] {
  const listed = state.phase === 'draw' && state.turn === seat ? legalActions(state) : [];
  const draws = listed.filter((action) => action.do === 'draw');
  return Array.from({ length: state.stockPiles }, (_, pile) => {
    const from = (action: (typeof draws)[number]): number =>
      (action.from ?? [0]).filter((one) => one === pile).length;
    const best = [...draws].sort((a, b) => from(b) - from(a))[0];
    const isLast = best?.from?.length === 0;
    const action =
      best && (isLast || from(best) > 0) ? best : ({ do: 'draw', from: [pile] } as const);
    return offerFor({ is: 'draw', action }, judgeActions(state, seat, [action]));
  });
}

/** Picking up the pile, paid with the selected cards or, without any, the best ones. */
export function pickUpOffer(bench: Bench, chosen: readonly Card[]): Prepared {
  const { state, seat } = bench;
  const upcard = judgeActions(state, seat, [{ do: 'takeUpcard' }]);
  if (upcard.is === 'fine' && chosen.length === 0)
    return offerFor({ is: 'takeUpcard', action: { do: 'takeUpcard' } }, upcard);
  const bare = judgeActions(state, seat, [{ do: 'pickUp' }]);
  if (bare.is === 'fine' || state.discards === 0)
    return offerFor({ is: 'pickUp', action: { do: 'pickUp' } }, bare);
  const slot = state.terms.pack.kindOf[discardAt(state, 0)]!;
  const payments = chosen.length > 0 ? [chosen] : usualPayments(bench, slot);
  const melds = [
    ...meldsIn({ ...bench, staging: NOTHING_STAGED }, slot),
    ownMeldCount(state, seat),
  ];
  const tries = payments.flatMap((cards) =>
    melds.map((on): Staging => ({ takes: true, steps: [{ cards, on }] })),
  );
  const outcome = firstThatGoes(bench, tries);
  if (!isPlaced(outcome)) return { is: 'pickUp', no: outcome };
  const [action] = actionsOf(outcome.staging, ownMeldCount(state, seat));
  return {
    ...offerFor({ is: 'pickUp', slot, action: action! }, outcome.judged),
    staging: outcome.staging,
  };
}

/** Two naturals like the top card first, then one with a wild, then only the meld on the table. */
function usualPayments({ state, seat }: Bench, kind: Kind): Card[][] {
  const { terms } = state;
  const held = heldBy(state, seat);
  const naturals = held.filter((card) => terms.pack.kindOf[card] === kind);
  const wilds = held.filter((card) => isWildCard(terms, card));
  return [naturals.slice(0, 2), [], [...naturals.slice(0, 1), ...wilds.slice(0, 1)]];
}

// Melding

/** Putting the selected cards where they belong. */
export function putOffer(
  bench: Bench,
  chosen: readonly Card[],
  targets: ReadonlySet<Kind>,
): Prepared {
  const { state } = bench;
  const ranks = ranksIn(bench, chosen);
  if (ranks.length > 1 && targets.size === 0) return spreadOffer(bench, chosen, ranks);
  const own = kindOfCards(state.terms, chosen);
  if (!targets.has(own) && targets.size > 1) return { is: 'choosePlace' };
  const slot = targets.has(own) ? own : ([...targets][0] ?? own);
  return offerToPut(bench, slot, place(bench, chosen, slot));
}

/** Cards of several ranks, each in its own slot. */
function spreadOffer(
  bench: Bench,
  chosen: readonly Card[],
  ranks: readonly (readonly Card[])[],
): Prepared {
  const { terms } = bench.state;
  const together = place(bench, chosen, kindOfCards(terms, chosen));
  let outcome = together;
  let { staging } = bench;
  for (const cards of ranks) {
    outcome = place({ ...bench, staging }, cards, kindOfCards(terms, cards));
    if (!isPlaced(outcome)) return offerToPut(bench, undefined, together);
    ({ staging } = outcome);
  }
  return offerToPut(bench, undefined, outcome);
}

/** The cards by rank; with a wild among them they must stay together. */
function ranksIn({ state: { terms } }: Bench, cards: readonly Card[]): Card[][] {
  if (cards.some((card) => isWildCard(terms, card))) return [[...cards]];
  const ranks = new Map<Kind, Card[]>();
  for (const card of cards) {
    const kind = terms.pack.kindOf[card]!;
    ranks.set(kind, [...(ranks.get(kind) ?? []), card]);
  }
  return [...ranks.values()];
}

function offerToPut(bench: Bench, slot: Kind | undefined, outcome: Placed | Refusal): Prepared {
  const at = slot === undefined ? {} : { slot };
  if (!isPlaced(outcome)) return { is: 'put', ...at, no: outcome };
  const { staging, judged } = outcome;
  const action = actionOf(bench, staging.steps.slice(bench.staging.steps.length));
  return { ...offerFor({ is: 'put', ...at, action }, judged), staging };
}

/** The new steps as their own action, to describe them. */
function actionOf({ state, seat }: Bench, steps: readonly StagedStep[]): Action {
  const [first] = steps;
  if (first && 'cap' in first) return { do: 'cap', meld: first.cap };
  return { do: 'layDown', lay: laysOf(steps, ownMeldCount(state, seat)) };
}

// Ending the turn

export function discardOffer({ state, seat, staging }: Bench, chosen: readonly Card[]): Offer {
  if (chosen.length !== 1) return { is: chosen.length === 0 ? 'chooseDiscard' : 'chooseOne' };
  const action: Action = { do: 'discard', card: chosen[0]! };
  return offerFor({ is: 'discard', action }, judgeStaging(state, seat, staging, [action]));
}

/** The next thing to do when nothing is selected. */
export function restingOffer(bench: Bench): Offer {
  const { state, seat, staging } = bench;
  const judged = judgeStaging(state, seat, staging);
  const isOpening = staging.takes || (staging.steps.length > 0 && ownMeldCount(state, seat) === 0);
  if (isOpening || judged.is !== 'fine') {
    const [action] = actionsOf(staging, ownMeldCount(state, seat));
    return offerFor({ is: 'layDown', ...(action ? { action } : {}) }, judged);
  }
  for (const action of [{ do: 'askToGoOut' }, { do: 'endTurn' }] as const) {
    const is = action.do === 'endTurn' ? 'endTurn' : 'ask';
    const ending = judgeStaging(state, seat, staging, [action]);
    if (ending.is === 'fine') return offerFor({ is, action }, ending);
  }
  return { is: 'chooseDiscard' };
}

/** Nothing can be done; the engine knows why not. */
export function waitingOffer({ state, seat }: Bench): Offer {
  return offerFor({ is: 'wait' }, judgeActions(state, seat, [{ do: 'endTurn' }]));
}

function offerFor(offer: Offer, judged: StagingVerdict): Offer {
  if (judged.is === 'refused') return { ...offer, no: judged.refusal };
  if (judged.is === 'short') {
    const { have, need } = judged.refusal;
    // Cards may be put down before they're enough; only playing them has to wait.
    return offer.is === 'put' || offer.is === 'pickUp'
      ? { ...offer, opening: { have, need } }
      : { ...offer, no: judged.refusal, opening: { have, need } };
  }
  return { ...offer, ...consequences(judged.events) };
}

function consequences(events: readonly Event[]): Partial<Offer> {
  const completed = events.findLast((event) => event.event === 'completed');
  const tookPile = events.findLast((event) => event.event === 'tookFoot');
  return {
    ...(completed ? { completes: completed.kind } : {}),
    ...(tookPile ? { takesPile: tookPile.left === 0 ? 'foot' : 'knee' } : {}),
    ...(events.some(({ event }) => event === 'wentOut') ? { goesOut: true } : {}),
  };
}

function heldBy(state: Bench['state'], seat: Seat): Card[] {
  const { pack } = state.terms;
  return pack.kinds.flatMap((_, kind) =>
    heldCards(state, seat, kind, heldOfKind(state, seat, kind)),
  );
}
