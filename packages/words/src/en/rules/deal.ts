import { grabBonuses, type FootPass, type NearGrab } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { oneOfKinds } from '../kind.ts';
import { cards, points } from '../number.ts';
import type { Tellings } from '../../rulesPage.ts';
import { inEachRound } from './rounds.ts';

const PASSING: Record<FootPass, string> = {
  kept: 'everyone keeps their own piles',
  left: 'you pass your second pile to the player on your left, as their foot',
  right: 'you pass your second pile to the player on your right, as their foot',
  crosswise: 'you pass one pile to the left and one to the right',
  bothLeft: 'you pass both of your piles to the player on your left',
  bothRight: 'you pass both of your piles to the player on your right',
  partner: 'you pass your second pile to your partner, as their foot',
};

export const deal: Tellings<KnobOf<'deal'>> = {
  piles: ([hand, ...later]) => [
    later.length === 1
      ? `Everyone gets 2 piles: a hand of ${cards(hand!)} and a foot of ${cards(later[0]!)}.`
      : `Everyone gets 3 piles: a hand of ${cards(hand!)}, a knee of ${cards(later[0]!)} and a foot of ${cards(later[1]!)}.`,
  ],
  forPlayers: (entries, { ruleSet: { rules }, tell }) => {
    const said = entries.flatMap(({ players, ...own }) =>
      (Object.keys(own) as (keyof typeof own)[])
        .flatMap((knob) => tell(knob, { ...rules, ...own }))
        .map((text) => `With ${players} players: ${text}`),
    );
    return said.length > 0 ? said : ['There are no exceptions for certain numbers of players.'];
  },
  deal: (way) => [
    {
      grabbed:
        'You grab your cards off the deck by eye. Extra cards go back, and missing ones are added.',
      grabbedByDealer:
        'The dealer, to the right of the player who starts, grabs everyone’s cards off the deck by eye. Extra cards go back, and missing ones are added.',
      drawn: 'Everyone draws their cards one at a time.',
      dealt: 'The dealer deals the cards.',
    }[way],
  ],
  exactGrab: (exactGrab) => {
    const [nearest, ...others] = grabBonuses({ deal: 'grabbed', exactGrab, counts: 'all' });
    if (!nearest) return ['There’s no bonus for grabbing exactly the right number.'];
    const within = ({ off, bonus }: NearGrab): string =>
      `getting within ${cards(off)} of it is worth ${points(bonus)}`;
    const first =
      nearest.off === 0
        ? `exactly the right number is worth ${points(nearest.bonus)}`
        : `within ${cards(nearest.off)} of the right number is worth ${points(nearest.bonus)}`;
    return [`Grabbing ${[first, ...others.map(within)].join(', and ')}.`];
  },
  handChoice: (choice) => [
    {
      first: 'Your first pile is your hand.',
      byBottomCard: 'You look at the bottom card of each pile, then choose which one is your hand.',
      unseen: 'You choose which pile is your hand without looking.',
      highBottom:
        'The pile with the higher bottom card is your hand: jokers are highest, then aces down to twos. If they’re equal, you choose.',
      lowBottom:
        'The pile with the lower bottom card is your hand: twos are lowest, up to aces and then jokers. If they’re equal, the suit decides: clubs, diamonds, hearts, spades.',
      topSeen: 'You look at the top card of each pile, then choose which one is your hand.',
      seen: 'You look at both piles, then choose which one is your hand.',
    }[choice],
  ],
  footPass: (pass, { ruleSet }) => inEachRound(ruleSet, pass, (way) => PASSING[way]),
  upcard: (upcard, { pack }) => {
    if (upcard.turn === 'none') return ['There’s no upcard: the discard pile starts empty.'];
    const begins = 'One card is turned up to start the discard pile';
    const { freezes = [] } = upcard;
    return [
      upcard.replace.length === 0
        ? `${begins}, whatever it is.`
        : `${begins}. If it’s ${oneOfKinds(pack, upcard.replace)}, it goes back and another is turned up.`,
      ...(freezes.length === 0
        ? []
        : [`If it’s ${oneOfKinds(pack, freezes)}, the pile is frozen until somebody picks it up.`]),
    ];
  },
  stockPiles: (count) => [count === 1 ? 'There’s 1 draw pile.' : `There are ${count} draw piles.`],
  drawFrom: (from) => [
    from === 'any'
      ? 'You can draw from any draw pile, and more than once from the same one.'
      : 'You draw each card from a different draw pile, as long as enough of them have cards.',
  ],
  starter: (starter) => [
    {
      drawn: 'A random player starts round 1. After that, the next player to the left starts.',
      highCard:
        'Everyone draws a card, and the highest starts round 1. After that, the next player to the left starts.',
      leftOfHighCard:
        'Everyone draws a card, and the highest deals first. The player to the dealer’s left starts, and each round the deal moves to the left.',
      leftOfDealer:
        'The player to the dealer’s left starts. Each round, the deal moves to the left.',
    }[starter],
  ],
};
