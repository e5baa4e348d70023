import {
  inSomeRound,
  type BarredKind,
  type ByRound,
  type PickUp,
  type PickUpWay,
} from '@hand-and-foot/engine';
import type { KnobOf, RuleSet } from '@hand-and-foot/rulesets';
import { lastRound, roundSpans } from '../../roundSpans.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { oneOfKinds, theKinds } from '../kind.ts';
import { capitalised } from '../../capitalised.ts';
import { ownersUnder } from '../../partners.ts';
import { WHOSE_BOOK } from '../refusalToEnd.ts';
import { listed } from '../list.ts';
import { agree, aNew, un } from '../noun.ts';
import { cards, figure } from '../number.ts';
import { aBookOf, nounFor, ofWilds } from '../ruleSet.ts';
import { byRound } from './rounds.ts';

const WAYS: Record<Exclude<PickUpWay, WildWay>, (telling: Telling) => string> = {
  onMeld: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `en ${un(meld)} que tengas en la mesa`;
  },
  pair: () => 'con 2 naturales del mismo valor que tengas en la mano',
  naturalAndWild: () => 'con 1 natural del mismo valor y 1 comodín de tu mano',
  oneNatural: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `con 1 natural del mismo valor que tengas en la mano y otras del pozo (en ${aNew(meld)} sin comodines)`;
  },
};

const WILD_FREEZES = { byWild: 'taken', byWildLap: 'lap' } as const;

type WildWay = 'likeWilds' | 'anyWilds';

const WILD_WAYS: Record<WildWay, string> = {
  likeWilds: 'otros 2 iguales',
  anyWilds: 'otros 2, los que sean',
};

const isWildWay = (way: PickUpWay): way is WildWay => way in WILD_WAYS;

export const turn: Tellings<KnobOf<'turn'>> = {
  draw: (draw, { ruleSet }) => [
    `Empieza tu turno robando ${byRound(ruleSet, draw, { say: cards, sayNext: figure })}.`,
  ],
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
      ? 'Si el pozo tiene menos cartas de las que tocan, tomas las que haya.'
      : 'Si el pozo tiene menos cartas de las que tocan, robas las que faltan.',
  ],
  pickUpWith: (ways, telling) =>
    ways.length === 0
      ? ['No hace falta jugar la carta en el acto.']
      : [
          sayPaying(ways, telling),
          ...ways.filter(isWildWay).map((way) => sayWildWay(way, telling)),
        ],
  pickUpUses: (card) => [
    card === 'top'
      ? 'La carta que tienes que jugar es la de arriba.'
      : 'La carta que tienes que jugar puede ser cualquiera de las que tomas.',
  ],
  pickUpMeld: (way, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    const one = agree(meld, 'uno', 'una');
    return [
      {
        any: `La carta de arriba puede empezar ${aNew(meld)} o ir a ${one} que tengas.`,
        new: `Con la carta de arriba tienes que empezar ${aNew(meld)}, aunque ya tengas ${one} de su valor.`,
        newClean: `Con la carta de arriba tienes que empezar ${aNew(meld)}, sin comodines.`,
      }[way],
    ];
  },
  pickUpUnopened: (unopened) => [
    {
      free: 'Puedes tomar el pozo sin haberte bajado, si te bajas con su carta de arriba.',
      pair: 'Antes de bajarte, solo puedes tomar el pozo con 2 naturales de tu mano iguales a la carta de arriba.',
      never: 'Solo puedes tomar el pozo si te bajaste en un turno anterior.',
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
    const these = oneOfKinds(pack, kinds);
    return [
      isCard
        ? `No puedes tomar la carta de arriba si es ${these}.`
        : `No puedes tomar el pozo con ${these} encima.`,
    ];
  },
  freezing: (freezing, { pack }) => {
    if (freezing === 'never') return ['El pozo no se congela nunca.'];
    const { by, until } =
      typeof freezing === 'string' ? { by: [], until: WILD_FREEZES[freezing] } : freezing;
    const what = by.length === 0 ? 'un comodín' : oneOfKinds(pack, by);
    const when = until === 'lap' ? 'el próximo turno de ese jugador' : 'que alguien lo tome';
    return [
      `Si alguien descarta ${what}, el pozo queda congelado hasta ${when}. Mientras esté congelado, solo puedes tomarlo con 2 naturales de tu mano iguales a la carta de arriba.`,
    ];
  },
  discards: (discards) => [
    discards === 1
      ? 'Descartas 1 carta por turno.'
      : `Descartas ${cards(discards)} por turno, una tras otra, sin bajar nada entre una y otra. Si solo puedes descartar 1, tu turno termina ahí.`,
  ],
  discardFirst: (kinds, { pack, ruleSet }) => [
    kinds.length === 0
      ? `Termina tu turno descartando ${cards(ruleSet.rules.discards)}.`
      : `Termina tu turno descartando ${cards(ruleSet.rules.discards)}. ${firstOut(oneOfKinds(pack, kinds))}`,
  ],
  discardBarred: (barred, telling) =>
    barred.length === 0
      ? ['Puedes descartar cualquier carta.']
      : barred.map((each) => sayBarred(each, telling)),
};

/** "Si tienes un tres negro, tienes que descartarlo antes que cualquier otra carta." */
function firstOut(these: string): string {
  const them = /\bun\b/.test(these) ? 'lo' : 'la';
  return `Si tienes ${these}, tienes que descartar${them} antes que cualquier otra carta.`;
}

/** The card that has to be played to pick up the pile, and the cards that go with it. */
function sayPaying(ways: readonly PickUpWay[], telling: Telling): string {
  const isAny = telling.ruleSet.rules.pickUpUses === 'any';
  const card = isAny ? 'una de sus cartas' : 'la carta de arriba';
  const paying = ways.flatMap((way) => (isWildWay(way) ? [] : [WAYS[way](telling)]));
  const colon = paying.length > 1 ? ':' : '';
  const how = paying.length === 0 ? '' : `${colon} ${listed(paying, 'or')}`;
  return `Para tomar el pozo, tienes que jugar en el acto ${card}${how}.`;
}

function sayWildWay(way: WildWay, { ruleSet }: Telling): string {
  const isAny = ruleSet.rules.pickUpUses === 'any';
  const meld = ofWilds(nounFor(ruleSet, 'meld'));
  return `Si ${isAny ? 'esa carta' : 'la carta de arriba'} es un comodín, necesitas en la mano ${WILD_WAYS[way]}, y con los 3 empiezas ${un(meld)}.`;
}

function sayBarred({ kind, until, books = 'any', last }: BarredKind, telling: Telling): string {
  const book = aBookOf(telling, books, kindNamed(telling, kind));
  const kinds = capitalised(theKinds(telling.pack, [kind]));
  if (until === 'roundEnds') return `${kinds} no se pueden descartar.`;
  const never = last === 'no' ? ', y nunca como último descarte' : '';
  return `${kinds} no se pueden descartar hasta que ${WHOSE_BOOK[ownersUnder(telling.ruleSet.rules)][until]} ${book}${never}.`;
}

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  switch (pickUp.take) {
    case 'nothing':
      return 'Nadie toma el pozo.';
    case 'card': {
      const taken = 'Puedes tomar la carta de arriba del pozo como la primera que robas';
      return pickUp.mayComplete === 'yes'
        ? `${taken}.`
        : `${taken}, salvo que con ella completes ${un(nounFor(ruleSet, 'book'))}.`;
    }
    case 'top': {
      const fewer = ruleSet.rules.pickUpAtLeast < Math.max(...inSomeRound(pickUp.cards));
      return `En vez de robar puedes tomar ${fromTop(pickUp.cards, ruleSet)}${fewer ? ', o todas si hay menos' : ''}.`;
    }
    case 'all':
      return 'En vez de robar puedes tomar el pozo entero.';
  }
}

/** "las 7 cartas de arriba del pozo", "cartas de arriba del pozo: 3 cartas en la ronda 1 y…". */
function fromTop(count: ByRound<number>, ruleSet: RuleSet): string {
  const [span, ...others] = roundSpans(count, lastRound(ruleSet.rules));
  if (others.length > 0)
    return `cartas de arriba del pozo: ${byRound(ruleSet, count, { say: figure })}`;
  return `${span!.value === 1 ? 'la carta' : `las ${cards(span!.value)}`} de arriba del pozo`;
}
