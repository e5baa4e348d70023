import type { Kind, PickUpWay } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import type { Sayings } from '../sayings.ts';
import { countedKind, nameOfKind, nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { un } from './noun.ts';
import { CARD, cards, thereAre } from './number.ts';
import { nounFor } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

/** Taking discards. */
export const taking: Sayings<
  | 'noDiscards'
  | 'tooFewDiscards'
  | 'topBlocked'
  | 'discardsFrozen'
  | 'needPair'
  | 'needMatch'
  | 'wouldComplete'
  | 'layAfterwards'
> = {
  noDiscards: () => 'El pozo está vacío. Roba del mazo.',
  tooFewDiscards: ({ have, need }, context) =>
    ruleSays(
      context,
      need === 1
        ? 'el pozo se toma desde una carta; no hay ninguna. Roba del mazo.'
        : `el pozo se toma cuando tiene ${cards(need)} o más; ${thereAre(have, CARD)}.`,
    ),
  topBlocked: ({ card }, context) => {
    const noun = nounOfKind(context.pack, context.pack.kindOf[card]!);
    return ruleSays(context, `${un(noun)} encima bloquea el pozo. Roba del mazo.`);
  },
  discardsFrozen: ({ rank, have, need }, context) =>
    ruleSays(context, `el pozo está congelado. Pide ${paid(rank, have, need, context)}.`),
  needPair: ({ rank, have, need }, context) =>
    ruleSays(context, `el pozo se toma con ${paid(rank, have, need, context)}.`),
  needMatch: ({ rank }, context) =>
    ruleSays(context, `la carta de arriba se juega enseguida: ${waysFor(rank, context)}.`),
  wouldComplete: ({ rank }, context) => {
    const ranks = nameOfKind(context.pack, rank, 2);
    const book = un(nounFor(context.ruleSet, 'book'));
    return ruleSays(
      context,
      `la carta de arriba haría de tus ${ranks} ${book}, así que no se toma. Roba del mazo.`,
    );
  },
  layAfterwards: (_, context) =>
    ruleSays(
      context,
      'la carta de arriba se toma sin bajar nada. Tómala primero y baja cartas después.',
    ),
};

/** "dos nueves de tu mano; hay uno". */
function paid(rank: Kind, have: number, need: number, { pack }: Context): string {
  return `${countedKind(pack, rank, need)} de tu mano; ${thereAre(have, nounOfKind(pack, rank))}`;
}

function waysFor(rank: Kind, { pack, ruleSet }: Context): string {
  const ways: Record<PickUpWay, string> = {
    onMeld: `sobre tus ${nameOfKind(pack, rank, 2)}`,
    pair: `con ${countedKind(pack, rank, 2)} de tu mano`,
    naturalAndWild: `con ${un(nounOfKind(pack, rank))} y un comodín`,
  };
  return listed(
    ruleSet.rules.pickUpWith.map((way) => ways[way]),
    'or',
  );
}
