import { WILD } from '@hand-and-foot/engine';
import { heldWorth, openingWorth } from './holding.ts';
import type { Outlook } from './outlook.ts';
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
  const { weights, prospects, turns } = look;
  if (standing.unknown > 0) return unknownWorth(look, standing);
  const left = turnsToEmpty(look, standing);
  if (standing.pilesLeft > 0)
    return -standing.pilesLeft * weights.pile - weights.tempo * Math.min(left, turns + 2);
  const soon = 1 / (1 + left / weights.outPace);
  return prospects.readiness * soon * weights.ready * look.outStake;
}

function unknownWorth({ weights, endSoon, meanCaught }: Outlook, standing: Standing): number {
  const cards = standing.unknown * (weights.midTurn - endSoon * meanCaught);
  return cards - standing.pilesLeft * weights.pile;
}

/** Each turn brings cards, some of which can be laid, and takes one away. */
function turnsToEmpty(look: Outlook, standing: Standing): number {
  const { terms, prospects, share, weights } = look;
  let layable = 0;
  let stuck = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const held = standing.held[kind]!;
    let open = 0;
    switch (terms.role[kind]!) {
      case 'natural':
        open = prospects.takers & (1 << kind) ? 1 : held >= 2 ? 0.8 : held === 1 ? 0.2 : 0;
        stuck += held * (prospects.takers & (1 << kind) ? weights.stuckOpen : held >= 3 ? 0.3 : 1);
        break;
      case 'wild':
        open = prospects.wildRoom > 0 ? 1 : 0.2;
        stuck += held * (prospects.wildRoom >= held ? 0.4 : 0.8);
        break;
      case 'laid':
        open = 1;
        break;
      case 'cap':
      case 'dead':
      case 'lastMeld':
        stuck += held;
    }
    layable += share[kind]! * open;
  }
  const { draw } = terms.rules;
  const pace = 1 - draw * (1 - layable);
  return stuck / Math.max(weights.slowest, pace);
}
