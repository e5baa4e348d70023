import type { Refusal, WildLimit } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { countedKind } from './kind.ts';
import { un, type GenderedNoun } from './noun.ts';
import { counted, NATURAL, WILD_CARD } from './number.ts';
import { nounFor } from './ruleSet.ts';

type TooManyWilds = Extract<Refusal, { why: 'tooManyWilds' }>;

/** The condition that this many wilds break, and how many are allowed. */
export function tooManyWilds(refusal: TooManyWilds, { pack, ruleSet }: Context): string {
  const { rank, naturals, wilds, most, limit } = refusal;
  const rule = sayLimit(limit, nounFor(ruleSet, 'meld'));
  const held = countedKind(pack, rank, naturals);
  if (limit.limit === 'from') return `${rule}; ${naturals === 0 ? 'no ' : ''}tienes ${held}.`;
  if (most === 0) return `${rule}. Con ${held} no puedes usar ninguno.`;
  return `${rule}. Con ${held} puedes usar ${counted(most, WILD_CARD)}, no ${wilds}.`;
}

/** A condition on the wilds of a meld, without its full stop. */
export function sayLimit(limit: WildLimit, meld: GenderedNoun): string {
  switch (limit.limit) {
    case 'most':
      return limit.wilds === 0
        ? `${un(meld)} no puede llevar comodines`
        : `${un(meld)} puede llevar como máximo ${counted(limit.wilds, WILD_CARD)}`;
    case 'lead':
      return sayLead(limit.by, meld);
    case 'perWild':
      return `${un(meld)} siempre lleva al menos ${counted(limit.naturals, NATURAL)} por cada comodín`;
    case 'from':
      return `${un(meld)} solo admite comodines a partir de ${counted(limit.naturals, NATURAL)}`;
  }
}

function sayLead(by: number, meld: GenderedNoun): string {
  if (by === 0) return `${un(meld)} nunca lleva más comodines que naturales`;
  if (by === 1) return `${un(meld)} siempre lleva más naturales que comodines`;
  return `${un(meld)} siempre lleva al menos ${counted(by, NATURAL)} más que comodines`;
}
