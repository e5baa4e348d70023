import {
  legalActions,
  type Action,
  type Card,
  type Lay,
  type MeldNumber,
} from '@hand-and-foot/engine';
import { yourHand, yourMelds, type Moment } from './moment.ts';
import { meldsNamed, ranksOf, wordForMeld } from './meldRanks.ts';
import { severalWays, type Proposal } from './proposal.ts';
import { readParts, waysToLay, type Part } from './proposeLaying.ts';
import { wordFor, type Puzzle } from './typedCards.ts';
import { sentences } from '../sentences.ts';

/** Picking up the pile: alone, with the cards that pay for it, or with a draw pile for the rest. */
export function proposeTaking(words: readonly string[], moment: Moment): Proposal | Puzzle {
  const at = words.indexOf('from');
  if (at >= 0) return takeFrom(words.slice(at + 1));
  if (words.length === 0) return takeBare(moment);
  const parts = readParts(words, moment);
  return 'puzzle' in parts ? parts : takeWith(parts, moment);
}

function takeFrom(words: readonly string[]): Proposal | Puzzle {
  if (words.length === 0 || words.some((word) => !/^\d$/.test(word)))
    return { puzzle: sentences.play.restOfDraw };
  return { actions: [{ do: 'pickUp', from: words.map((word) => Number(word) - 1) }] };
}

function takeBare(moment: Moment): Proposal | Puzzle {
  const legal = legalActions(moment.state);
  const ways = legal.filter((action) => action.do === 'pickUp');
  const upcard = legal.filter((action) => action.do === 'takeUpcard');
  if (ways.length > 1 && ways.every(({ lay }) => lay !== undefined))
    return { puzzle: severalWays(ways, moment) };
  const attempt: Action = { do: 'pickUp', lay: likelyPay(moment) };
  return {
    actions: [...ways.slice(0, 1), ...upcard, attempt, { do: 'pickUp' }],
    blame: ways.length + upcard.length,
  };
}

/** Cards that might pay for the top discard, so a refusal talks about cards in the hand. */
function likelyPay(moment: Moment): Lay[] {
  const { pack, role } = moment.seated.terms;
  const top = moment.view.discards.at(-1);
  if (top === undefined) return [];
  const hand = yourHand(moment);
  const naturals = hand.filter((card) => pack.kindOf[card] === pack.kindOf[top]).slice(0, 2);
  const wilds = hand.filter((card) => role[pack.kindOf[card]!] === 'wild');
  const cards: Card[] = naturals.length === 1 ? [...naturals, ...wilds.slice(0, 1)] : naturals;
  return cards.length === 0 ? [] : [{ cards }];
}

function takeWith([pay, ...rest]: readonly Part[], moment: Moment): Proposal | Puzzle {
  const { terms } = moment.seated;
  const top = moment.view.discards.at(-1);
  const firsts = payingLays(pay!, top, moment);
  if (firsts.length === 0)
    return {
      puzzle: sentences.play.nothingToPayWith,
    };
  // Judged as if the top card were in the first part's meld, so later parts can name it.
  const actions = firsts.flatMap((first): Action[] => {
    const begun: Part = {
      cards: [...first.cards, ...(top === undefined ? [] : [top])],
      ...(first.to === undefined ? {} : { target: targetOf(first.to, moment) }),
    };
    const ways = waysToLay('meld', [begun, ...rest], moment);
    if ('puzzle' in ways) return [];
    return ways
      .filter(([judged]) => judged!.to === first.to)
      .map(([, ...others]) => ({ do: 'pickUp', lay: [first, ...others] }));
  });
  const held = rest.length === 0 ? asHeld(pay!.cards, moment) : undefined;
  if (held) return { actions: [...actions, held], blame: actions.length };
  if (actions.length > 0) return { actions };
  return {
    puzzle: sentences.play.howToPay(payWords(top, terms.pack)),
  };
}

/** Two naturals, as far as the hand has them, for naturals it doesn't have or a pair named by one. */
function asHeld(typed: readonly Card[], moment: Moment): Action | undefined {
  const { kindOf } = moment.seated.terms.pack;
  const top = moment.view.discards.at(-1);
  const isLikeTop = (card: Card): boolean => top !== undefined && kindOf[card] === kindOf[top];
  const cards = yourHand(moment).filter(isLikeTop).slice(0, 2);
  if (typed.length === cards.length || !typed.every(isLikeTop)) return undefined;
  return { do: 'pickUp', lay: cards.length === 0 ? [] : [{ cards }] };
}

function payingLays({ cards, target }: Part, top: Card | undefined, moment: Moment): Lay[] {
  const { terms } = moment.seated;
  const ranks = ranksOf(terms, yourMelds(moment));
  if (target !== undefined)
    return (meldsNamed(terms.pack, ranks, target) ?? []).map((to) => ({ cards, to }));
  const rank = top === undefined ? undefined : terms.pack.kindOf[top];
  const joins = [...ranks.keys()].filter((number) => ranks[number] === rank && rank !== undefined);
  return [{ cards }, ...joins.reverse().map((to) => ({ cards, to }))];
}

function targetOf(number: MeldNumber, moment: Moment): string {
  const { terms } = moment.seated;
  return wordForMeld(terms.pack, ranksOf(terms, yourMelds(moment)), number);
}

function payWords(top: Card | undefined, pack: Moment['seated']['terms']['pack']): string {
  const word = top === undefined ? '9' : wordFor(pack, pack.kindOf[top]!);
  return `${word} ${word}`;
}
