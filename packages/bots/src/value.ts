import { WILD } from '@hand-and-foot/engine';
import { heldWorth, openingWorth } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { readPace } from './pace.ts';
import { needsWorth, weighProspects } from './prospects.ts';
import type { Standing } from './standing.ts';

/**
 * What the standing is worth to its side: points it would end the round with, as far as that can be told
 * from what is on the table, what is held and what may come.
 */
export function valueOf(look: Outlook, standing: Standing): number {
  weighProspects(look, standing);
  return (
    standing.points +
    capPoints(look, standing) +
    booksWorth(look) +
    needsWorth(look) +
    heldWorth(look, standing) +
    openingWorth(look, standing) +
    stageWorth(look, standing)
  );
}

/** What going out now is worth, on the same scale. */
export function outValue(look: Outlook, standing: Standing): number {
  const { terms } = look;
  let points = standing.points + capPoints(look, standing) + look.weights.opened;
  for (let at = 0; at < standing.melds; at++) {
    const size = standing.naturals[at]! + standing.wilds[at]!;
    if (size >= terms.rules.bookSize) points += bonusOf(look, standing, at);
  }
  return points + look.outStake - look.partnersCaught;
}

function bonusOf({ terms }: Outlook, standing: Standing, at: number): number {
  const kind = standing.kind[at]!;
  if (kind === WILD) return terms.bookBonus.wild[terms.wilds[0]!]!;
  return terms.bookBonus[standing.wilds[at]! > 0 ? 'dirty' : 'clean'][kind]!;
}

function capPoints({ terms }: Outlook, standing: Standing): number {
  let points = 0;
  for (let at = 0; at < standing.melds; at++)
    if (standing.capped[at]) points += terms.value[terms.caps[0]!]!;
  return points;
}

function booksWorth({ prospects }: Outlook): number {
  let points = 0;
  for (let at = 0; at < prospects.count; at++) points += prospects.best[at]!;
  return points;
}

/** How soon the cards in hand are played, and what waits then: another pile, or going out. */
function stageWorth(look: Outlook, standing: Standing): number {
  const { weights, prospects, pace } = look;
  if (standing.unknown > 0) return unknownWorth(look, standing);
  const layable = layableShare(look, standing);
  const stuck = cardsStuck(look, standing);
  if (standing.pilesLeft > 0)
    return -standing.pilesLeft * weights.pile - weights.tempo * readPace(pace.wait, layable, stuck);
  const soon = readPace(pace.gone, layable, stuck);
  return prospects.readiness * soon * weights.ready * look.outStake;
}

function unknownWorth({ weights, endSoon, meanCaught }: Outlook, standing: Standing): number {
  const cards = standing.unknown * (weights.midTurn - endSoon * meanCaught);
  return cards - standing.pilesLeft * weights.pile;
}

/** The chance that the next card to come can be laid at once. */
function layableShare({ terms, prospects, share, weights }: Outlook, standing: Standing): number {
  let layable = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    if (prospects.takers & (1 << kind)) {
      layable += share[kind]!;
      continue;
    }
    const role = terms.role[kind]!;
    if (role === 'natural' && standing.held[kind]! >= 2) layable += share[kind]! * weights.third;
    else if (role === 'wild') layable += share[kind]! * (prospects.wildRoom > 0 ? 1 : 0.2);
    else if (role === 'laid') layable += share[kind]!;
  }
  return layable;
}

/** Cards in hand that nothing takes; those that something takes count a little while they are kept. */
function cardsStuck({ terms, prospects, weights }: Outlook, standing: Standing): number {
  let stuck = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const held = standing.held[kind]!;
    if (held === 0) continue;
    const role = terms.role[kind]!;
    if (prospects.takers & (1 << kind)) stuck += held * weights.stuckOpen;
    else if (role === 'natural') stuck += held >= 3 ? held * weights.stuckOpen : held;
    else if (role === 'wild')
      stuck +=
        Math.max(0, held - prospects.wildRoom) +
        Math.min(held, prospects.wildRoom) * weights.stuckOpen;
    else stuck += held;
  }
  return stuck;
}
