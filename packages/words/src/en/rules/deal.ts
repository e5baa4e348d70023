import { listedKinds } from '../kind.ts';
import { cards, points } from '../number.ts';
import type { Tellings } from '../../rulesPage.ts';

export const deal: Tellings<
  'piles' | 'deal' | 'exactGrab' | 'handChoice' | 'footPass' | 'upcard' | 'stockPiles' | 'starter'
> = {
  piles: ([hand, ...later]) => [
    later.length === 1
      ? `Each player has two piles: a hand of ${cards(hand!)} and a foot of ${cards(later[0]!)}.`
      : `Each player has three piles: a hand of ${cards(hand!)}, a knee of ${cards(later[0]!)} and a foot of ${cards(later[1]!)}.`,
  ],
  deal: (way) => [
    {
      grabbed:
        'Players grab their cards from the deck by eye; too many go back, too few are topped up.',
      drawn: 'Players draw their cards one by one.',
      dealt: 'The cards are dealt.',
    }[way],
  ],
  exactGrab: (bonus) => [
    bonus === 0
      ? 'Grabbing the exact number of cards brings no bonus.'
      : `Grabbing the exact number of cards brings ${points(bonus)}.`,
  ],
  handChoice: (choice) => [
    {
      first: 'The first pile is the hand.',
      byBottomCard: 'Players look at the bottom card of each pile, then choose which is the hand.',
      unseen: 'Players choose which of their piles is the hand, without looking.',
    }[choice],
  ],
  footPass: (pass) => [
    {
      kept: 'Players keep both of their own piles.',
      left: 'The second pile is passed to the player on the left, as that player’s foot.',
      right: 'The second pile is passed to the player on the right, as that player’s foot.',
      crosswise: 'Players pass one pile to the left and one to the right.',
    }[pass],
  ],
  upcard: (upcard, { pack }) => {
    if (upcard.turn === 'none') return ['No card is turned up; the discards begin empty.'];
    const begins = 'One card is turned up to begin the discards';
    return [
      upcard.replace.length === 0
        ? `${begins}, whatever it is.`
        : `${begins}; these are put back and replaced: ${listedKinds(pack, upcard.replace)}.`,
    ];
  },
  stockPiles: (count) => [
    count === 1
      ? 'The stock lies in one pile.'
      : 'The stock lies in two piles, and you may draw from either.',
  ],
  starter: (starter) => [
    {
      drawn: 'The first starter is drawn at random; the start moves to the left each round.',
      highCard:
        'Each player draws a card, and the highest starts; the start moves to the left each round.',
      leftOfHighCard:
        'Each player draws a card, and the highest deals first. The player to the left of the dealer starts, and the deal moves to the left each round.',
      leftOfDealer:
        'The player to the left of the dealer starts; the deal moves to the left each round.',
    }[starter],
  ],
};
