import {
  inSomeRound,
  type BarredKind,
  type ByRound,
  type PickUp,
  type PickUpWay,
} from '@hand-and-foot/engine';
import type { KnobOf, RuleSet } from '@hand-and-foot/rulesets';
import { aBookOf } from '../book.ts';
import { listedKinds, oneOfKinds } from '../kind.ts';
import { capitalised } from '../../capitalised.ts';
import { ownersUnder } from '../../partners.ts';
import { WHOSE_BOOK } from '../refusalToEnd.ts';
import { withLastComma } from '../list.ts';
import { cards, figure } from '../number.ts';
import { lastRound, roundSpans } from '../../roundSpans.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { byRound } from './rounds.ts';

const WAYS: Record<Exclude<PickUpWay, WildWay>, (meld: string) => string> = {
  onMeld: (meld) => `add it to a ${meld} you have on the table`,
  pair: () => 'meld it with 2 natural cards of its rank from your hand',
  naturalAndWild: () => 'meld it with 1 natural card of its rank and 1 wild card from your hand',
  oneNatural: (meld) =>
    `start a ${meld} without wild cards, using it, 1 natural card of its rank from your hand, and more cards of that rank from the pile`,
};

type WildWay = 'likeWilds' | 'anyWilds';

const WILD_WAYS: Record<WildWay, string> = {
  likeWilds: '2 more like it',
  anyWilds: 'any 2 wild cards',
};

const isWildWay = (way: PickUpWay): way is WildWay => way in WILD_WAYS;

export const turn: Tellings<KnobOf<'turn'>> = {
  draw: (draw, { ruleSet }) => [
    `Start your turn by drawing ${byRound(ruleSet, draw, { say: cards, sayNext: figure })}.`,
  ],
  starterUpcard: (starterUpcard) => [
    starterUpcard === 'no'
      ? 'The first turn of a round is like any other.'
      : 'On the first turn of a round, the player who starts can take the upcard instead of drawing, and then doesn’t have to discard.',
  ],
  pickUp: (pickUp, telling) => [taking(pickUp, telling)],
  pickUpAtLeast: (least) => [
    least === 1
      ? 'You can pick up the pile even if it has only 1 card.'
      : `You can pick up the pile once it has at least ${cards(least)}.`,
  ],
  pickUpShort: (short) => [
    short === 'fewer'
      ? 'If the pile has fewer cards than you’d pick up, you get only what’s there.'
      : 'If the pile has fewer cards than you’d pick up, you draw the rest.',
  ],
  pickUpWith: (ways, { ruleSet }) =>
    ways.length === 0
      ? ['You don’t have to play the card right away.']
      : [
          sayPaying(ways, ruleSet),
          ...ways
            .filter(isWildWay)
            .map(
              (way) =>
                `If ${ruleSet.rules.pickUpUses === 'any' ? 'that' : 'the top'} card is wild, you need ${WILD_WAYS[way]} from your hand, and those 3 cards start an all-wild ${ruleSet.words.meld.one}.`,
            ),
        ],
  pickUpUses: (card) => [
    card === 'top'
      ? 'The card you have to play is the top one.'
      : 'The card you have to play can be any of the cards you pick up.',
  ],
  pickUpMeld: (meld, { ruleSet }) => {
    const { one } = ruleSet.words.meld;
    return [
      {
        any: `The top card can start a new ${one} or go on one you have.`,
        new: `The top card has to start a new ${one}, even if you already have one of its rank.`,
        newClean: `The top card has to start a new ${one} without wild cards.`,
      }[meld],
    ];
  },
  pickUpUnopened: (unopened) => [
    {
      free: 'You can pick up the pile before you’ve gone down if you use its top card to go down.',
      pair: 'Until you’ve gone down, you can pick up the pile only with 2 natural cards from your hand that match the top card.',
      never: 'You can pick up the pile only if you went down on an earlier turn.',
    }[unopened],
  ],
  pickUpBlockedBy: (kinds, { pack, ruleSet }) => {
    const isCard = ruleSet.rules.pickUp.take === 'card';
    if (kinds.length === 0)
      return [
        isCard
          ? 'You can take the top card, whatever it is.'
          : 'You can pick up the pile no matter what card is on top.',
      ];
    const these = oneOfKinds(pack, kinds);
    return [
      isCard
        ? `You can’t take the top card if it’s ${these}.`
        : `You can’t pick up the pile with ${these} on top.`,
    ];
  },
  freezing: (freezing, { pack }) => [
    typeof freezing !== 'string'
      ? `If somebody discards ${oneOfKinds(pack, freezing.by)}, the pile is frozen until ${freezing.until === 'lap' ? 'that player’s next turn' : 'somebody picks it up'}. While it’s frozen, you can pick it up only with 2 natural cards from your hand that match the top card.`
      : {
          never: 'The pile is never frozen.',
          byWild:
            'A discarded wild card freezes the pile until somebody picks it up. While it’s frozen, you can pick it up only with 2 natural cards from your hand that match the top card.',
          byWildLap:
            'If somebody discards a wild card, the pile is frozen until that player’s next turn. While it’s frozen, you can pick it up only with 2 natural cards from your hand that match the top card.',
        }[freezing],
  ],
  discards: (discards) => [
    discards === 1
      ? 'You discard 1 card each turn.'
      : `You discard ${cards(discards)} each turn, one after the other, without melding in between. If you can discard only 1, your turn ends there.`,
  ],
  discardFirst: (kinds, { pack, ruleSet }) => [
    kinds.length === 0
      ? `End your turn by discarding ${cards(ruleSet.rules.discards)}.`
      : `End your turn by discarding ${cards(ruleSet.rules.discards)}. If you have ${oneOfKinds(pack, kinds)}, it has to go before any other card.`,
  ],
  discardBarred: (barred, telling) =>
    barred.length === 0
      ? ['You can discard any card.']
      : barred.map((each) => sayBarred(each, telling)),
};

/** The card that has to be played to pick up the pile, and the cards that go with it. */
function sayPaying(ways: readonly PickUpWay[], { rules, words }: RuleSet): string {
  const card = rules.pickUpUses === 'any' ? 'one of its cards' : 'the top card';
  const paying = ways.flatMap((way) => (isWildWay(way) ? [] : [WAYS[way](words.meld.one)]));
  const how = paying.length === 0 ? '' : `: ${withLastComma(paying, 'or')}`;
  return `To ${rules.pickUp.take === 'card' ? 'take it' : 'pick up the pile'}, you have to play ${card} right away${how}.`;
}

function sayBarred({ kind, until, books = 'any', last }: BarredKind, telling: Telling): string {
  const book = aBookOf(telling, books, kindNamed(telling, kind));
  const kinds = capitalised(listedKinds(telling.pack, [kind]));
  if (until === 'roundEnds') return `${kinds} can’t be discarded.`;
  const never = last === 'no' ? ', and can never be your last discard' : '';
  return `${kinds} can’t be discarded until ${WHOSE_BOOK[ownersUnder(telling.ruleSet.rules)][until]} ${book}${never}.`;
}

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  const { book } = ruleSet.words;
  switch (pickUp.take) {
    case 'nothing':
      return 'You never pick up the discard pile.';
    case 'card':
      return pickUp.mayComplete === 'yes'
        ? 'You can take the top card of the discard pile as the first card you draw.'
        : `You can take the top card of the discard pile as the first card you draw, unless it would complete a ${book.one}.`;
    case 'top': {
      const fewer = ruleSet.rules.pickUpAtLeast < Math.max(...inSomeRound(pickUp.cards));
      return `Instead of drawing, you can pick up ${fromTop(pickUp.cards, ruleSet)}${fewer ? ', or all of it if it has fewer' : ''}.`;
    }
    case 'all':
      return 'Instead of drawing, you can pick up the whole discard pile.';
  }
}

/** "the top 7 cards of the discard pile", "the top cards of the discard pile: 3 in round 1 and…". */
function fromTop(count: ByRound<number>, ruleSet: RuleSet): string {
  const [span, ...others] = roundSpans(count, lastRound(ruleSet.rules));
  return others.length === 0
    ? `the top ${span!.value === 1 ? 'card' : cards(span!.value)} of the discard pile`
    : `the top cards of the discard pile: ${byRound(ruleSet, count, { say: figure })}`;
}
