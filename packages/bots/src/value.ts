import {
  bonusFor,
  cardsToBook,
  natureOf,
  roomInMeld,
  WILD,
  type Kind,
} from '@hand-and-foot/engine';
import { heldWorth, openingWorth } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { readPace } from './pace.ts';
import { needsWorth, weighProspects } from './prospects.ts';
import type { Standing } from './standing.ts';

/**
 * The standing's worth to its side: an estimate of the points it ends the round with, from the cards on the
 * table, in hand and still to come.
 */
export function valueOf(look: Outlook, standing: Standing): number {
  weighProspects(look, standing);
  return (
    look.weights.table * standing.points +
    capPoints(look, standing) +
    booksWorth(look) -
    unfinishedLoss(look, standing, look.prospects.any) +
    needsWorth(look) +
    heldWorth(look, standing) +
    openingWorth(look, standing) +
    stageWorth(look, standing)
  );
}

/** The worth of going out now, on the same scale. */
export function outValue(look: Outlook, standing: Standing): number {
  const { terms } = look;
  let points =
    look.weights.table * standing.points + capPoints(look, standing) + look.weights.opened;
  for (let at = 0; at < standing.melds; at++) {
    const size = standing.naturals[at]! + standing.wilds[at]!;
    const kind = standing.kind[at]!;
    if (cardsToBook(terms, size) === 0)
      points += bonusFor(terms, natureOf(kind, standing.wilds[at]!), kind);
  }
  const sooner = look.weights.linger * look.lapsLeft;
  const lost = unfinishedLoss(look, standing);
  return points - lost + look.outStake + sooner - look.partnersCaught;
}

/** The loss in throwing away what a meld on the table still takes: its points, and a step toward the book. */
export function stepLost({ terms, weights }: Outlook, standing: Standing, thrown: Kind): number {
  let lost = 0;
  for (let at = 0; at < standing.melds; at++) {
    if (standing.kind[at] !== thrown) continue;
    const wilds = standing.wilds[at]!;
    const size = standing.naturals[at]! + wilds;
    if (roomInMeld(terms, size, wilds) === 0) continue;
    const lacks = cardsToBook(terms, size);
    const step = lacks === 0 ? 0 : bonusFor(terms, natureOf(thrown, wilds), thrown) / lacks;
    lost = Math.max(lost, terms.value[thrown]! + step);
  }
  return weights.step * lost;
}

function capPoints({ terms }: Outlook, standing: Standing): number {
  let points = 0;
  for (let at = 0; at < standing.melds; at++)
    if (standing.capped[at]) points += terms.value[terms.caps[0]!]!;
  return points;
}

/** Points that melds lose if they stay unfinished; `chances` are those of becoming books, one a meld, and none at the end. */
function unfinishedLoss(
  { terms, unfinished, weights }: Outlook,
  standing: Standing,
  chances?: Float64Array,
): number {
  if (!unfinished) return 0;
  let lost = 0;
  for (let at = 0; at < standing.melds; at++) {
    const kind = standing.kind[at]!;
    const wilds = standing.wilds[at]!;
    const naturals = standing.naturals[at]!;
    if (cardsToBook(terms, naturals + wilds) === 0) continue;
    const isWild = kind === WILD;
    const points = (isWild ? 0 : naturals * terms.value[kind]!) + wilds * unfinished.wildValue;
    const times = isWild ? unfinished.wildTimes : unfinished.times[kind]!;
    const penalty = isWild ? unfinished.wildPenalty : 0;
    lost += (1 - (chances?.[at] ?? 0)) * (weights.table * times * points + penalty);
  }
  return lost;
}

function booksWorth({ prospects }: Outlook): number {
  let points = 0;
  for (let at = 0; at < prospects.count; at++) points += prospects.best[at]!;
  return points;
}

/** How soon the cards in hand are played, and what waits then: another pile, or going out. */
function stageWorth(look: Outlook, standing: Standing): number {
  const { weights, pace } = look;
  if (standing.unknown > 0) return unknownWorth(look, standing);
  if (standing.pilesLeft === 0) return footWorth(look, standing);
  const time = timeFor(look, standing, pace.wait);
  // The longer it takes, the likelier the next pile is never picked up.
  const late = Math.min(1, time / Math.max(1, look.turns));
  return -standing.pilesLeft * weights.pile - look.footPenalty * late - look.tempo * time;
}

/** Once the books are there: the chance to go out in time, and the turns that are left by then. */
function footWorth(look: Outlook, standing: Standing): number {
  const { weights, prospects, pace, lapsLeft } = look;
  let worth = timeFor(look, standing, pace.gone) * weights.ready * look.outStake;
  if (weights.linger > 0) worth += weights.linger * (lapsLeft - timeFor(look, standing, pace.wait));
  return prospects.readiness * worth;
}

function unknownWorth({ weights, endSoon, meanCaught }: Outlook, standing: Standing): number {
  const cards = standing.unknown * (weights.midTurn - endSoon * meanCaught);
  return cards - standing.pilesLeft * weights.pile;
}

/**
 * The pace of the cards in hand: those that no meld takes are single or in pairs; those that one takes count
 * a little while they're kept.
 */
function timeFor(look: Outlook, standing: Standing, table: Float64Array): number {
  const { prospects, terms, share, weights } = look;
  let layable = 0;
  let singles = 0;
  let inPairs = 0;
  let pairs = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const held = standing.held[kind]!;
    const room = roomFor(look, kind);
    const spare = held - room;
    layable += share[kind]! * layableAs(look, kind, -spare);
    if (held === 0) continue;
    singles += Math.min(held, room) * weights.stuckOpen;
    if (spare <= 0) continue;
    if (spare === 1 || terms.role[kind] !== 'natural' || prospects.full[kind]) singles += spare;
    else if (spare === 2) {
      inPairs += 2;
      // A pair of a rank that has run out is two singles.
      pairs += Math.min(1, share[kind]! / look.rankShare);
    } else {
      layable += share[kind]!;
      singles += spare * weights.stuckOpen;
    }
  }
  const whole = Math.floor(pairs);
  return readPace(table, layable, whole, singles + inPairs - 2 * whole);
}

function roomFor({ prospects, terms }: Outlook, kind: Kind): number {
  return terms.role[kind] === 'wild' ? prospects.wildRoom : prospects.room[kind]!;
}

/** The chance that a card of the kind can be laid at once where melds take this many more. */
function layableAs({ terms, weights }: Outlook, kind: Kind, room: number): number {
  const role = terms.role[kind]!;
  if (role === 'laid') return 1;
  if (role === 'wild') return room > 0 ? 1 : 0.2;
  return room > 0 ? room / (room + weights.fills) : 0;
}
