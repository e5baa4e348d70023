import type { ActionName } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { listed } from './list.ts';
import { cards, countAlone, countWord } from './number.ts';
import type { Sayings } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

/** Whose turn it is, the deal and the draw. */
export const turn: Sayings<
  | 'roundOver'
  | 'gameOver'
  | 'dealFirst'
  | 'alreadyDealt'
  | 'notInTheseRules'
  | 'notYourTurn'
  | 'waitingForAnswer'
  | 'notAsked'
  | 'drawFirst'
  | 'alreadyDrawn'
  | 'noSuchDepth'
  | 'noSuchStack'
  | 'noSuchStock'
  | 'stockPileEmpty'
  | 'wrongNumberOfCards'
  | 'notFirstTurn'
> = {
  roundOver: () => 'This round is over. Play goes on with the next deal.',
  gameOver: () => 'This game is over. Start a new one to play on.',
  dealFirst: () => 'The deal is not finished. Play begins when everyone has a hand.',
  alreadyDealt: () => 'The deal is finished. Play on from your hand.',
  notInTheseRules: ({ action }, context) => ruleSays(context, notHere(action, context)),
  notYourTurn: ({ turn: seat }, { names }) => `It is ${names[seat]}’s turn. Wait for yours.`,
  waitingForAnswer: ({ waiting }, { names }) =>
    `"May I go out?" has been asked. ${listed(waiting.map((seat) => names[seat]!))} must answer first.`,
  notAsked: () => 'Nobody has asked you, so there is nothing to answer.',
  drawFirst: (_, { ruleSet }) =>
    ruleSet.rules.pickUp.take === 'nothing'
      ? `Your turn begins with drawing ${cards(ruleSet.rules.draw)}.`
      : `Your turn begins with drawing ${cards(ruleSet.rules.draw)} or taking discards.`,
  alreadyDrawn: () => 'You have drawn for this turn. Lay cards, or discard to end it.',
  noSuchDepth: () => 'The deck can be cut from its top to its bottom. Choose a place between them.',
  noSuchStack: (_, { ruleSet }) =>
    `There are ${countWord(ruleSet.rules.piles.length)} stacks to choose from. Choose one of them.`,
  noSuchStock: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'The stock is one pile. Draw from that.'
      : 'The stock is two piles. Draw from the first or the second.',
  stockPileEmpty: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'The stock has no more cards to draw.'
      : 'That pile of the stock has no more cards. Draw from the other.',
  wrongNumberOfCards: ({ have, need }, context) =>
    ruleSays(context, `a draw is ${cards(need)} here; you asked for ${countAlone(have)}.`),
  notFirstTurn: (_, context) =>
    ruleSays(
      context,
      'only the first turn of a round may take the card turned up. Draw from the stock.',
    ),
};

function notHere(action: ActionName, { ruleSet }: Context): string {
  const { book } = ruleSet.words;
  switch (action) {
    case 'grab':
      return 'nobody grabs cards from the deck. They are given to you.';
    case 'chooseHand':
      return 'the hand is not chosen. Your first pile is your hand.';
    case 'draw':
      return 'there is nothing to draw now.';
    case 'takeUpcard':
      return 'the card turned up cannot be taken alone. Draw from the stock.';
    case 'pickUp':
      return 'discards are never taken. Draw from the stock.';
    case 'layDown':
      return 'there is nothing to lay now.';
    case 'cap':
      return `no card is put on top of a finished ${book.one}.`;
    case 'askToGoOut':
    case 'answer':
      return 'nobody is asked about going out. Go out when you can.';
    case 'discard':
    case 'endTurn':
      return 'a turn cannot end this way.';
  }
}
