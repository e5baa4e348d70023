import {
  bonusFor,
  cardsToBook,
  copyState,
  discardAt,
  discardsTaken,
  heldCount,
  natureOf,
  play,
  takenUp,
  type Action,
  type BookKind,
  type Card,
  type Kind,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import type { PartnerAnswer } from './answering.ts';
import type { Beginning } from './drawing.ts';
import type { Outlook } from './outlook.ts';
import type { Reason } from './reason.ts';
import { newStanding, readStanding, type Standing } from './standing.ts';
import { valueOf } from './value.ts';

/** The smallest difference worth a word, in points. */
const NOTABLE = 15;

/** Why the turn begins this way, from the worth of each way to begin, the best first. */
export function explainBeginning(
  { terms }: Outlook,
  world: State,
  ways: readonly Beginning[],
): Reason {
  const { action, value } = ways[0]!;
  const draw = ways.find((way) => way.action.do === 'draw');
  const other = ways.find((way) => way.action.do !== 'draw');
  const drawn = action.do === 'draw';
  if (drawn && !other) return { why: 'nothingToTake' };
  const points = Math.round(value - ((drawn ? other : draw)?.value ?? -Infinity));
  // One who imagines first may prefer what looks no better at a glance.
  if (points <= 0) return { why: 'closeCall' };
  return drawn ? { why: 'discardsWorthLess', points } : explainTaking(terms, world, action, points);
}

/** Why to take the discards, or the top one, when that is so many points better than drawing. */
export function explainTaking(terms: Terms, world: State, action: Action, points: number): Reason {
  const card = discardAt(world, 0);
  const lay = action.do === 'pickUp' ? action.lay?.[0] : undefined;
  if (!lay) return { why: 'topFits', card, points };
  const rank = terms.pack.kindOf[card]!;
  const naturals = lay.cards.filter((paid) => terms.pack.kindOf[paid] === rank).length;
  return {
    why: 'discardsWorthMore',
    cards: discardsTaken(world),
    points,
    rank,
    with: naturals >= 2 ? 'pair' : naturals === 1 ? 'wild' : 'meld',
  };
}

/** Names the two figures that the answer compared, so they can't speak against it. */
export function explainAnswer({ yes, saved, risked }: PartnerAnswer): Reason {
  return {
    why: yes ? 'letsGoOut' : 'wantsAnotherTurn',
    saved: Math.round(saved),
    risked: Math.round(risked),
  };
}

/** Why the step is taken, from what it changes. */
export function explainStep(
  world: State,
  look: Outlook,
  danger: Float64Array,
  step: Action,
): Reason {
  const after = copyState(world);
  play(after, look.seat, step);
  if (after.outBy === look.seat) return { why: 'goesOut', points: Math.round(look.outStake) };
  switch (step.do) {
    case 'layDown':
      return explainLaying(world, look, after, step);
    case 'cap':
      return { why: 'capsBook', points: look.terms.value[look.terms.caps[0]!]! };
    case 'discard':
      return explainDiscard(world, look, danger, step.card);
    case 'askToGoOut':
      return { why: 'asksToGoOut', others: Math.round(look.othersLoss) };
    default:
      return { why: 'nothingToThrow' };
  }
}

function standingIn(state: State, look: Outlook): Standing {
  const standing = newStanding(look.terms);
  readStanding(state, look.seat, look.pile, standing);
  return standing;
}

// Laying

function explainLaying(
  world: State,
  look: Outlook,
  after: State,
  step: Extract<Action, { do: 'layDown' }>,
): Reason {
  const { terms } = look;
  const before = standingIn(world, look);
  const now = standingIn(after, look);
  if (before.melds === 0) return { why: 'opens', points: now.points, need: look.opening };
  const at = step.lay[0]!.to ?? now.melds - 1;
  const rank = now.kind[at]!;
  const size = now.naturals[at]! + now.wilds[at]!;
  const had = at < before.melds ? before.naturals[at]! + before.wilds[at]! : 0;
  const missing = cardsToBook(terms, size);
  if (missing === 0 && cardsToBook(terms, had) > 0) return finished(look, before, now, at);
  if (takenUp(after, look.seat) !== look.pile)
    return { why: 'reachesPile', cards: heldCount(after, look.seat) };
  if (had === 0) return { why: 'beginsMeld', rank, cards: size };
  return missing === 0
    ? { why: 'addsToBook', rank, points: now.points - before.points }
    : { why: 'growsMeld', rank, missing };
}

function finished({ terms, needs }: Outlook, before: Standing, now: Standing, at: number): Reason {
  const rank = now.kind[at]!;
  const kind = natureAt(now, at);
  const bonus = bonusFor(terms, kind, rank);
  let have = 0;
  for (let other = 0; other < before.melds; other++)
    if (missingAt(terms, before, other) === 0 && natureAt(before, other) === kind) have++;
  const needed = needs.some((need) => need.kind === kind && have < need.count);
  return { why: 'finishesBook', rank, kind, bonus, needed };
}

function natureAt(standing: Standing, at: number): BookKind {
  return natureOf(standing.kind[at]!, standing.wilds[at]!);
}

function missingAt(terms: Terms, standing: Standing, at: number): number {
  return cardsToBook(terms, standing.naturals[at]! + standing.wilds[at]!);
}

// Discarding

function explainDiscard(world: State, look: Outlook, danger: Float64Array, card: Card): Reason {
  const { terms } = look;
  const standing = standingIn(world, look);
  const kind = terms.pack.kindOf[card]!;
  const useless = leastUseful(look, standing);
  const risk = danger[useless]! - danger[kind]!;
  const role = terms.role[kind]!;
  if (role === 'wild') return explainWild(look, danger, standing, card);
  if (useless !== kind && risk > NOTABLE)
    return terms.blockedKinds & (1 << kind)
      ? { why: 'blocksDiscards', card, worth: Math.round(risk) }
      : { why: 'saferThan', card, other: terms.pack.firstFace[useless]!, risk: Math.round(risk) };
  const caught = terms.caught[kind]!;
  if (role === 'natural') return explainKeeping(look, standing, kind, card);
  if (caught >= 100) return { why: 'dearToKeep', card, caught };
  return { why: role === 'dead' ? 'throwsDead' : 'leastUseful', card };
}

/** A wild is thrown to freeze the discards, or because nothing else is left to throw. */
function explainWild(look: Outlook, danger: Float64Array, standing: Standing, card: Card): Reason {
  const { freezes, pack, role } = look.terms;
  const others = heldKinds(standing).filter((kind) => role[kind] !== 'wild');
  const worth = Math.round(Math.max(0, ...others.map((kind) => danger[kind]!)));
  return freezes & (1 << pack.kindOf[card]!) && worth > 0
    ? { why: 'freezesDiscards', worth }
    : { why: 'leastUseful', card };
}

function heldKinds(standing: Standing): Kind[] {
  return [...standing.held.keys()].filter((kind) => standing.held[kind]! > 0);
}

/** The kind it would miss least, ignoring the next seat. */
function leastUseful(look: Outlook, standing: Standing): Kind {
  let found = -1;
  let most = -Infinity;
  for (const kind of heldKinds(standing)) {
    standing.held[kind]!--;
    standing.count--;
    const value = valueOf(look, standing);
    standing.held[kind]!++;
    standing.count++;
    if (value > most) [found, most] = [kind, value];
  }
  return found;
}

/** The reason why the other cards are kept. */
function explainKeeping(look: Outlook, standing: Standing, kind: Kind, card: Card): Reason {
  const { terms } = look;
  const count = terms.wilds.reduce((sum, wild) => sum + standing.held[wild]!, 0);
  const target = count > 0 ? nearestBook(look, standing, count, kind) : -1;
  if (target >= 0) {
    const missing = missingAt(terms, standing, target);
    return { why: 'keepsWilds', count, rank: standing.kind[target]!, missing };
  }
  const pair = terms.ranks.find((rank) => rank !== kind && standing.held[rank]! >= 2);
  const alone = standing.held[kind] === 1;
  return pair !== undefined && alone && terms.paysWith.pair
    ? { why: 'keepsPair', rank: pair }
    : { why: 'leastUseful', card };
}

/**
 * The meld that lacks least to be a book and takes wilds, or -1: none of the thrown kind, and none of a rank
 * of which the wilds could finish a meld now.
 */
function nearestBook(look: Outlook, standing: Standing, wilds: number, thrown: Kind): number {
  const { terms, wildsInBook } = look;
  let found = -1;
  let least = cardsToBook(terms, 0);
  let done = 0;
  for (let at = 0; at < standing.melds; at++) {
    const missing = missingAt(terms, standing, at);
    const naturals = standing.naturals[at]!;
    if (standing.kind[at] === thrown || missing === 0 || naturals === 0) continue;
    const room = terms.wildsWith[naturals]! - standing.wilds[at]!;
    if (Math.min(wilds, room) >= missing) done |= 1 << standing.kind[at]!;
    else if (missing < least && standing.wilds[at]! < wildsInBook) [found, least] = [at, missing];
  }
  return found < 0 || done & (1 << standing.kind[found]!) ? -1 : found;
}
