import { grabBonuses, type FootPass, type NearGrab } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { oneOfKinds } from '../kind.ts';
import { cards, points } from '../number.ts';
import type { Tellings } from '../../rulesPage.ts';
import { inEachRound } from './rounds.ts';

const PASSING: Record<FootPass, string> = {
  kept: 'everyone keeps their own piles',
  left: 'you pass your second pile to the player on your left as their foot',
  right: 'you pass your second pile to the player on your right as their foot',
  crosswise: 'you pass one pile to the left and one to the right',
  bothLeft: 'you pass both of your piles to the player on your left',
  bothRight: 'you pass both of your piles to the player on your right',
  partner: 'you pass your second pile to your partner as their foot',
};

/** "With 2 players, there's 1 draw pile."; a colon before a sentence that has its own first words and comma. */
function withPlayers(players: number, text: string): string {
  return /^[^.:,]{1,24}, /.test(text)
    ? `With ${players} players: ${text}`
    : `With ${players} players, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const FIXED_UP =
  'If there are too many, the extra cards go back. If there are too few, you get the rest.';

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
        .map((text) => withPlayers(players, text)),
    );
    return said.length > 0 ? said : ['The rules are the same for any number of players.'];
  },
  deal: (way) => [
    {
      grabbed: `You grab your cards off the deck by eye. ${FIXED_UP}`,
      grabbedByDealer: `The dealer, who sits to the right of the player who starts, grabs everyone’s cards off the deck by eye. ${FIXED_UP}`,
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
      unseen: 'Without looking, you choose which pile is your hand.',
      highBottom:
        'The pile with the higher bottom card is your hand: jokers are highest, then aces down to twos. If the two cards are equal, you choose.',
      lowBottom:
        'The pile with the lower bottom card is your hand: twos are lowest, then threes up to aces, and jokers are highest. If the two cards are equal, the suit decides, from clubs (lowest) to diamonds, hearts and spades.',
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
        : `${begins}. If it’s ${oneOfKinds(pack, upcard.replace)}, it goes back and another one is turned up.`,
      ...(freezes.length === 0
        ? []
        : [
            `If the upcard is ${oneOfKinds(pack, freezes)}, the pile is frozen until somebody picks it up.`,
          ]),
    ];
  },
  stockPiles: (count) => [count === 1 ? 'There’s 1 draw pile.' : `There are ${count} draw piles.`],
  drawFrom: (from) => [
    from === 'any'
      ? 'You can draw your cards from the same draw pile or from different ones.'
      : 'You draw each card from a different draw pile, as long as enough of them have cards.',
  ],
  starter: (starter, { ruleSet }) => {
    const isLeft = ruleSet.rules.nextStarter === 'left';
    const then = isLeft ? ' Each round after that, the next player to the left starts.' : '';
    const dealer = isLeft
      ? 'The player to the dealer’s left starts, and the deal moves to the left each round.'
      : 'The player to the dealer’s left starts round 1.';
    return [
      {
        drawn: `A random player starts round 1.${then}`,
        highCard: `Everyone draws a card, and the player with the highest one starts round 1.${then}`,
        leftOfHighCard: `Everyone draws a card, and the player with the highest one deals first. ${dealer}`,
        leftOfDealer: dealer,
      }[starter],
    ];
  },
  nextStarter: (next) => [
    next === 'left'
      ? 'Each round, the next player to the left starts.'
      : 'The player who goes out starts the next round. If nobody goes out, the next player to the left starts.',
  ],
};
