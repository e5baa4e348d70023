import {
  bonusFor,
  heldCount,
  inRound,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  sideOf,
  WILD,
  type Card,
  type Kind,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { among } from './chances.ts';
import { knownWith, unwantedBy, type Mind } from './memory.ts';
import type { Outlook } from './outlook.ts';

/**
 * The cost of discarding each kind: the chance that the next seat can take it, times what it would get with it,
 * and for a wild the loss of the card itself.
 */
export function dangers(
  state: State,
  look: Outlook,
  mind: Mind,
  discards: readonly Card[],
): Float64Array {
  const { terms, weights, seat } = look;
  const next = (seat + 1) % terms.players;
  const table = new Float64Array(terms.kinds);
  // A wild thrown away is a wild less for the side.
  for (const wild of terms.wilds) table[wild] = weights.waste * Math.min(1, look.turns / 3);
  if (sideOf(state, next) === look.side || terms.rules.pickUp.take === 'nothing') return table;
  const pile = pileWorth(state, look, next, discards);
  for (let kind = 0; kind < terms.kinds; kind++) {
    if (terms.blockedKinds & (1 << kind)) continue;
    const card = useFor(state, look, next, kind);
    table[kind]! +=
      terms.rules.pickUp.take === 'card'
        ? weights.gift * Math.max(0, card - weights.anyCard)
        : weights.gift *
          (pile + card) *
          takeChance(state, look, mind, next, kind, discards.length + 1);
  }
  return table;
}

/** The worth to the seat of the discards that come with the top one. */
function pileWorth(state: State, look: Outlook, seat: Seat, discards: readonly Card[]): number {
  const { pack, rules } = look.terms;
  const most =
    rules.pickUp.take === 'top' ? inRound(rules.pickUp.cards, state.round) - 1 : discards.length;
  let worth = 0;
  for (let at = Math.max(0, discards.length - most); at < discards.length; at++)
    worth += useFor(state, look, seat, pack.kindOf[discards[at]!]!);
  return worth;
}

function useFor(state: State, look: Outlook, seat: Seat, kind: Kind): number {
  const { terms, weights } = look;
  switch (terms.role[kind]!) {
    case 'wild':
      return terms.value[kind]! + weights.wild * bonusFor(terms, 'dirty', WILD);
    case 'natural':
      return collects(state, seat, kind)
        ? terms.value[kind]! + 2 * weights.anyCard
        : terms.value[kind]! / 2 + weights.anyCard;
    case 'dead':
    case 'cap':
    case 'lastMeld':
    case 'laid':
      return -weights.anyCard / 2;
  }
}

/** Whether the seat's side has a meld of the rank that is no book yet. */
function collects(state: State, seat: Seat, kind: Kind): boolean {
  const side = sideOf(state, seat);
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    if (meldKind(state, meld) === kind && !isBook(state, meld)) return true;
  }
  return false;
}

function takeChance(
  state: State,
  look: Outlook,
  mind: Mind,
  seat: Seat,
  kind: Kind,
  lying: number,
): number {
  const { terms, share, weights } = look;
  if (terms.role[kind] !== 'natural' || lying < terms.rules.pickUpAtLeast) return 0;
  const hand = heldCount(state, seat);
  const side = sideOf(state, seat);
  const opened = meldCount(state, side) > 0;
  if (!opened && terms.rules.pickUpUnopened === 'never') return 0;
  const frozen = state.frozen || (terms.freezes & (1 << kind)) !== 0;
  const pairOnly = frozen || (!opened && terms.rules.pickUpUnopened === 'pair');
  if (opened && terms.paysWith.onMeld && !frozen && hasMeld(state, seat, kind)) return 0.95;
  const known = knownWith(mind, seat, kind);
  const rest = Math.max(0, hand - known);
  const unwanted = unwantedBy(mind, seat, kind) ? weights.unwanted : 1;
  const one = among(1 - known, rest, share[kind]! * unwanted);
  let chance =
    terms.paysWith.pair || pairOnly ? among(2 - known, rest, share[kind]! * unwanted) : 0;
  if (terms.paysWith.naturalAndWild && !pairOnly) {
    const wild = terms.wilds.reduce((sum, each) => sum + share[each]!, 0);
    chance = Math.max(chance, one * among(1, hand, wild));
  }
  return opened ? chance : chance * Math.min(0.6, 30 / Math.max(1, look.opening));
}

function hasMeld(state: State, seat: Seat, kind: Kind): boolean {
  const side = sideOf(state, seat);
  for (let number = 0; number < meldCount(state, side); number++)
    if (meldKind(state, meldAt(state, side, number)) === kind) return true;
  return false;
}
