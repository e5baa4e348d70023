import { readFileSync } from 'node:fs';
import type { DealKnobs, DealTold } from './outsideDeal.ts';

// docs/deals.json: deals that were right once and are right for ever. New ones may be added; none is ever changed.

/** Cards are one text, with a space between. */
type Cards = string;

export interface KnownDeal {
  rules: string;
  players: number;
  round: number;
  /** The starter of round 1, where this is a later one. */
  firstStarter?: number;
  /** The source of the cards: a game's seed, or the shuffle of a shared table. */
  seed?: string;
  shuffle?: { table: string; secret: string; seeds: string[]; pledge: string; key: string };
  /** By seat, what it does in the deal. */
  depths?: number[];
  stacks?: number[];
  answer: Answer;
}

/** The answers a dealer must find, given the rest. Empty ones are left out. */
interface Answer {
  drewForStart?: Cards;
  starter: number;
  lifted?: number[];
  bottoms?: Cards[];
  hands: Cards[];
  feet: Cards[];
  laid?: Cards[];
  replaced?: Cards;
  upcard?: string;
  stock: Cards[];
  mixSeed: number;
}

export interface KnownAnswers {
  about: string;
  rules: Record<string, DealKnobs>;
  deals: KnownDeal[];
}

export const knownAnswers = JSON.parse(
  readFileSync(new URL('../../../../docs/deals.json', import.meta.url), 'utf8'),
) as KnownAnswers;

/** The knobs that a deal asks about, out of all. */
export function dealKnobs(rules: DealKnobs): DealKnobs {
  const { pack, decks, roles, piles, deal, footPass, handChoice, upcard, stockPiles, starter } =
    rules;
  return { pack, decks, roles, piles, deal, footPass, handChoice, upcard, stockPiles, starter };
}

/** A deal as the file has it. */
export function knownAnswer(told: DealTold): Answer {
  const { drewForStart, starter, lifted, bottoms, piles, laid, replaced, upcard, stock } = told;
  return {
    ...(drewForStart ? { drewForStart: joined(drewForStart) } : {}),
    starter,
    ...(lifted ? { lifted } : {}),
    ...(bottoms ? { bottoms: bottoms.map(joined) } : {}),
    hands: piles.map((own) => joined(own[0]!)),
    feet: piles.map((own) => joined(own.at(-1)!)),
    ...(laid.some((cards) => cards.length > 0) ? { laid: laid.map(joined) } : {}),
    ...(replaced.length > 0 ? { replaced: joined(replaced) } : {}),
    ...(upcard === undefined ? {} : { upcard }),
    stock: stock.map(joined),
    mixSeed: told.mixSeed,
  };
}

function joined(cards: readonly string[]): Cards {
  return cards.join(' ');
}
