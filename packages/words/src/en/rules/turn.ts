import type { PickUp, PickUpWay } from '@hand-and-foot/engine';
import { listedKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { cards, counted, countWord } from '../number.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';

const DISCARD = { one: 'discard', many: 'discards' };

const WAYS: Record<PickUpWay, (meld: string) => string> = {
  onMeld: (meld) => `on a ${meld} of your own on the table`,
  pair: () => 'with two naturals of its rank from the hand',
  naturalAndWild: () => 'with one natural of its rank and one wild from the hand',
};

export const turn: Tellings<
  | 'draw'
  | 'starterUpcard'
  | 'pickUp'
  | 'pickUpAtLeast'
  | 'pickUpWith'
  | 'pickUpBlockedBy'
  | 'freezing'
  | 'discardFirst'
> = {
  draw: (draw) => [`A turn begins with drawing ${cards(draw)} from the stock.`],
  starterUpcard: (starterUpcard) => [
    starterUpcard === 'no'
      ? 'The first turn of a round is like any other.'
      : 'In the first turn of a round the starter may take the card turned up instead of drawing, and then need not discard.',
  ],
  pickUp: (pickUp, telling) => [taking(pickUp, telling)],
  pickUpAtLeast: (least) => [
    least === 1
      ? 'One discard is enough to be taken.'
      : `Discards may be taken once there are ${countWord(least)} of them or more.`,
  ],
  pickUpWith: (ways, { ruleSet }) => [
    ways.length === 0
      ? 'A discard that is taken need not be played at once.'
      : `The top discard must be played at once: ${listed(
          ways.map((way) => WAYS[way](ruleSet.words.meld.one)),
          'or',
        )}.`,
  ],
  pickUpBlockedBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'No card on top keeps the discards from being taken.'
      : `The discards cannot be taken while one of these lies on top: ${listedKinds(pack, kinds)}.`,
  ],
  freezing: (freezing) => [
    freezing === 'never'
      ? 'The discards are never frozen.'
      : 'A discarded wild freezes the discards: until they are taken, only two naturals from the hand that match the top card will take them.',
  ],
  discardFirst: (kinds, { pack }) => [
    kinds.length === 0
      ? 'A turn ends with discarding any one card.'
      : `A turn ends with a discard; while you hold any of these they go before other cards: ${listedKinds(pack, kinds)}.`,
  ],
};

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  const { book } = ruleSet.words;
  switch (pickUp.take) {
    case 'nothing':
      return 'Discards are never taken.';
    case 'card':
      return pickUp.mayComplete === 'yes'
        ? 'The top discard may be taken as the first of the cards drawn.'
        : `The top discard may be taken as the first of the cards drawn, unless it would complete a ${book.one}.`;
    case 'top':
      return ruleSet.rules.pickUpAtLeast < pickUp.cards
        ? `Instead of drawing you may take the top ${counted(pickUp.cards, DISCARD)}, or all if there are fewer.`
        : `Instead of drawing you may take the top ${counted(pickUp.cards, DISCARD)}.`;
    case 'all':
      return 'Instead of drawing you may take all the discards.';
  }
}
