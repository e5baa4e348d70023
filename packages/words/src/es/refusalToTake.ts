import type { Kind, PickUpWay } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import type { Sayings, TakeWhy } from '../sayings.ts';
import { countedKind, nameOfKind, nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { agree, aNew, un } from './noun.ts';
import { CARD, cards, countAlone, counted, WILD_CARD, youHave } from './number.ts';
import { nounFor } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';

/** Picking up the pile. */
export const taking: Sayings<TakeWhy> = {
  noDiscards: () => 'El pozo está vacío. Roba del mazo.',
  tooFewDiscards: ({ have, need }, context) =>
    ruleSays(
      context,
      `para tomar el pozo tiene que haber al menos ${cards(need)}; ${have === 0 ? 'no ' : ''}hay ${countAlone(have, CARD)}.`,
    ),
  topBlocked: ({ card }, context) => {
    const noun = nounOfKind(context.pack, context.pack.kindOf[card]!);
    return ruleSays(context, `con ${un(noun)} encima no se puede tomar el pozo. Roba del mazo.`);
  },
  openFirst: (_, context) =>
    ruleSays(context, 'no puedes tomar el pozo hasta que te hayas bajado. Roba del mazo.'),
  discardsFrozen: ({ rank, have, need }, context) =>
    ruleSays(
      context,
      `el pozo está congelado. Para tomarlo necesitas ${paid(rank, have, need, context)}.`,
    ),
  needPair: ({ rank, have, need, until }, context) => {
    const first = until === 'opened' ? 'antes de bajarte, ' : '';
    return ruleSays(
      context,
      `${first}para tomar el pozo necesitas ${paid(rank, have, need, context)}.`,
    );
  },
  needMatch: ({ rank, of }, context) =>
    ruleSays(
      context,
      of === 'any'
        ? 'tienes que jugar en el acto una carta del pozo. Ninguna va con las que elegiste.'
        : `tienes que jugar la carta de arriba en el acto: ${waysFor(rank, context)}.`,
    ),
  needWilds: ({ card, like, have, need }, context) => {
    const noun = nounOfKind(context.pack, context.pack.kindOf[card]!);
    const wild = like ? noun : WILD_CARD;
    return ruleSays(
      context,
      `con ${un(noun)} encima, para tomar el pozo necesitas ${need === 1 ? `${agree(wild, 'otro', 'otra')} ${wild.one}` : `${agree(wild, 'otros', 'otras')} ${counted(need, wild)}`} en la mano; ${youHave(have, wild)}.`,
    );
  },
  takeAsNew: (_, context) => {
    const meld = aNew(nounFor(context.ruleSet, 'meld'));
    return ruleSays(context, `con la carta de arriba tienes que empezar ${meld}.`);
  },
  takeClean: ({ rank }, context) =>
    ruleSays(
      context,
      `con la carta de arriba tienes que empezar ${un(nounFor(context.ruleSet, 'meld'))} sin comodines. Usa solo ${nameOfKind(context.pack, rank, 2)}.`,
    ),
  wouldComplete: ({ rank }, context) => {
    const ranks = nameOfKind(context.pack, rank, 2);
    const book = un(nounFor(context.ruleSet, 'book'));
    return ruleSays(
      context,
      `con la carta de arriba completarías ${book} de ${ranks}, así que no puedes tomarla. Roba del mazo.`,
    );
  },
  layAfterwards: (_, context) =>
    ruleSays(context, 'toma primero la carta de arriba y baja cartas después.'),
};

/** "2 nueves en la mano; tienes 1". */
function paid(rank: Kind, have: number, need: number, { pack }: Context): string {
  return `${countedKind(pack, rank, need)} en la mano; ${youHave(have, nounOfKind(pack, rank))}`;
}

function waysFor(rank: Kind, { pack, ruleSet }: Context): string {
  const ways: Partial<Record<PickUpWay, string>> = {
    onMeld: `sobre tus ${nameOfKind(pack, rank, 2)}`,
    pair: `con ${countedKind(pack, rank, 2)} de tu mano`,
    naturalAndWild: `con ${un(nounOfKind(pack, rank))} y un comodín`,
    oneNatural: `con ${un(nounOfKind(pack, rank))} de tu mano y ${agree(nounOfKind(pack, rank), 'otros', 'otras')} del pozo`,
  };
  return listed(
    ruleSet.rules.pickUpWith.flatMap((way) => ways[way] ?? []),
    'or',
  );
}
