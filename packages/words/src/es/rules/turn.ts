import {
  inSomeRound,
  type BarredKind,
  type ByRound,
  type PickUp,
  type PickUpWay,
} from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { roundSpans } from '../../roundSpans.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { capitalised } from '../../capitalised.ts';
import { ownersUnder } from '../../partners.ts';
import { WHOSE_BOOK } from '../refusalToEnd.ts';
import { listed } from '../list.ts';
import { agree, un } from '../noun.ts';
import { cards } from '../number.ts';
import { booksOf, nounFor, ofWilds } from '../ruleSet.ts';
import { byRound } from './rounds.ts';

const WAYS: Record<PickUpWay, (telling: Telling) => string> = {
  onMeld: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `en ${un(meld)} que tengas en la mesa`;
  },
  pair: () => 'con 2 naturales de su valor que tengas en la mano',
  naturalAndWild: () => 'con 1 natural de su valor y 1 comodín que tengas en la mano',
  likeWilds: ({ ruleSet }) =>
    `con 2 comodines iguales de tu mano si es un comodín, como ${ofWilds(nounFor(ruleSet, 'meld')).one}`,
  oneNatural: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `con 1 natural de su valor que tengas en la mano y otras de las que tomas, como ${meld.one} ${agree(meld, 'nuevo', 'nueva')} sin comodines`;
  },
  anyWilds: ({ ruleSet }) =>
    `con 2 comodines cualesquiera de tu mano si es un comodín, como ${ofWilds(nounFor(ruleSet, 'meld')).one}`,
};

export const turn: Tellings<KnobOf<'turn'>> = {
  draw: (draw) => [`Empieza tu turno robando ${byRound(draw, cards)}.`],
  starterUpcard: (starterUpcard) => [
    starterUpcard === 'no'
      ? 'El primer turno de una ronda es como cualquier otro.'
      : 'En el primer turno de una ronda, quien empieza puede tomar la carta descubierta en vez de robar, y entonces no tiene que descartar.',
  ],
  pickUp: (pickUp, telling) => [taking(pickUp, telling)],
  pickUpAtLeast: (least) => [
    least === 1
      ? 'Puedes tomar el pozo aunque solo tenga 1 carta.'
      : `Puedes tomar el pozo cuando tiene al menos ${cards(least)}.`,
  ],
  pickUpShort: (short) => [
    short === 'fewer'
      ? 'Si el pozo tiene menos cartas de las que tomas, te llevas solo esas.'
      : 'Si el pozo tiene menos cartas de las que tomas, robas las que faltan.',
  ],
  pickUpWith: (ways, telling) => [
    ways.length === 0
      ? 'No hace falta jugar la carta en el acto.'
      : `Para tomarlo, tienes que jugar en el acto ${telling.ruleSet.rules.pickUpUses === 'any' ? 'una de sus cartas' : 'la carta de arriba'}${ways.length === 1 ? '' : ':'} ${listed(
          ways.map((way) => WAYS[way](telling)),
          'or',
        )}.`,
  ],
  pickUpUses: (card) => [
    card === 'top'
      ? 'La carta que tienes que jugar es la de arriba.'
      : 'La carta que tienes que jugar puede ser cualquiera de las que tomas.',
  ],
  pickUpMeld: (way, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    const other = `${agree(meld, 'otro', 'otra')} ${meld.one}`;
    return [
      {
        any: `Con la carta de arriba puedes empezar ${other} o añadir a ${agree(meld, 'uno', 'una')} que tengas.`,
        new: `Con la carta de arriba tienes que empezar ${other}, aunque ya tengas ${agree(meld, 'uno', 'una')} de su valor.`,
        newClean: `Con la carta de arriba tienes que empezar ${other} sin comodines.`,
      }[way],
    ];
  },
  pickUpUnopened: (unopened) => [
    {
      free: 'Puedes tomar el pozo antes de bajarte, si te bajas con su carta de arriba.',
      pair: 'Antes de bajarte, solo puedes tomar el pozo con 2 naturales de la mano, del valor de su carta de arriba.',
      never: 'No puedes tomar el pozo hasta que te hayas bajado en un turno anterior.',
    }[unopened],
  ],
  pickUpBlockedBy: (kinds, { pack, ruleSet }) => {
    const isCard = ruleSet.rules.pickUp.take === 'card';
    if (kinds.length === 0)
      return [
        isCard
          ? 'Puedes tomar la carta de arriba, sea la que sea.'
          : 'Puedes tomar el pozo con cualquier carta encima.',
      ];
    const these = listedKinds(pack, kinds);
    return [
      isCard
        ? `No puedes tomar la carta de arriba si es una de estas: ${these}.`
        : `No puedes tomar el pozo si tiene encima una de estas: ${these}.`,
    ];
  },
  freezing: (freezing) => [
    {
      never: 'El pozo no se congela nunca.',
      byWild:
        'Un comodín descartado congela el pozo. Hasta que alguien lo tome, necesitas en la mano 2 naturales iguales a la carta de arriba.',
      byWildLap:
        'Un comodín descartado congela el pozo hasta el próximo turno de quien lo descartó. Mientras tanto, necesitas en la mano 2 naturales iguales a la carta de arriba.',
    }[freezing],
  ],
  discardFirst: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Termina tu turno descartando 1 carta.'
      : `Termina tu turno descartando 1 carta. Si tienes alguna de estas, van primero: ${listedKinds(pack, kinds)}.`,
  ],
  discardBarred: (barred, telling) =>
    barred.length === 0
      ? ['Puedes descartar cualquier carta.']
      : barred.map((each) => sayBarred(each, telling)),
};

function sayBarred({ kind, until, books = 'any', last }: BarredKind, telling: Telling): string {
  const book = booksOf(telling, 1, books, kindNamed(telling, kind));
  const kinds = capitalised(listedKinds(telling.pack, [kind]));
  const never = last === 'no' ? ', y nunca como última carta' : '';
  return `${kinds}: no se pueden descartar hasta que ${WHOSE_BOOK[ownersUnder(telling.ruleSet.rules)][until]} ${book}${never}.`;
}

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  switch (pickUp.take) {
    case 'nothing':
      return 'Nadie toma el pozo.';
    case 'card': {
      const taken = 'Puedes tomar la carta de arriba del pozo como la primera que robas';
      return pickUp.mayComplete === 'yes'
        ? `${taken}.`
        : `${taken}, salvo que complete ${un(nounFor(ruleSet, 'book'))}.`;
    }
    case 'top': {
      const fewer = ruleSet.rules.pickUpAtLeast < Math.max(...inSomeRound(pickUp.cards));
      return `En vez de robar puedes tomar ${fromTop(pickUp.cards)}${fewer ? ', o todas si hay menos' : ''}.`;
    }
    case 'all':
      return 'En vez de robar puedes tomar el pozo entero.';
  }
}

/** "las 7 cartas de arriba del pozo", "cartas de arriba del pozo: 3 cartas en la ronda 1 y…". */
function fromTop(count: ByRound<number>): string {
  const [span, ...others] = roundSpans(count);
  if (others.length > 0) return `cartas de arriba del pozo: ${byRound(count, cards)}`;
  return `${span!.value === 1 ? 'la carta' : `las ${cards(span!.value)}`} de arriba del pozo`;
}
