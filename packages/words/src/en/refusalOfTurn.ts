import type { ActionName } from '@hand-and-foot/engine';
import { drawnAtOnce } from '../button.ts';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';
import { cards, countAlone } from './number.ts';
import type { Sayings, TurnWhy } from '../sayings.ts';
import { ruleSays } from './ruleSays.ts';

/** Whose turn it is, the deal and the draw. */
export const turn: Sayings<TurnWhy> = {
  roundOver: () => 'This round is over. Play continues with the next deal.',
  gameOver: () => 'This game is over. Start a new one to keep playing.',
  dealFirst: () => 'The deal isn’t finished yet.',
  alreadyDealt: () => 'The cards are already dealt. Play from your hand.',
  notInTheseRules: ({ action }, context) => ruleSays(context, notHere(action, context)),
  // A record may call a player "You", and then nobody knows whom the sentence speaks to.
  notYourTurn: ({ turn: seat }, { names, you }) =>
    names[seat] === 'You'
      ? 'It isn’t this player’s turn yet.'
      : `It’s ${names[seat]}’s turn.${you === undefined ? '' : ' Wait for yours.'}`,
  waitingForAnswer: ({ waiting }, { names, you }) =>
    you !== undefined && waiting.includes(you)
      ? 'Your partner asked “May I go out?” Answer yes or no first.'
      : `${listed(waiting.map((seat) => names[seat]!))} ${waiting.length === 1 ? 'has' : 'have'} to answer “May I go out?” first.`,
  notAsked: () => 'Nobody asked you anything.',
  mustSayNo: ({ kind }, context) =>
    ruleSays(
      context,
      `You can’t say yes while you have ${withArticle(nameOfKind(context.pack, kind, 1))}. Say no for now.`,
    ),
  drawFirst: (_, context) =>
    `Start your turn by drawing ${cards(drawnAtOnce(context))}${context.ruleSet.rules.pickUp.take === 'nothing' ? '' : ' or picking up the pile'}.`,
  alreadyDrawn: () => 'You already drew this turn. Meld cards, or discard to end your turn.',
  alreadyDiscarded: () => 'You already discarded 1 card. Discard 1 more to end your turn.',
  noSuchDepth: () => 'Choose a spot between the top and the bottom of the deck.',
  noSuchStack: (_, { ruleSet }) => `Choose one of the ${ruleSet.rules.piles.length} piles.`,
  noSuchStock: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'There’s only 1 draw pile.'
      : `Draw from one of the ${ruleSet.rules.stockPiles} draw piles.`,
  stockPileEmpty: (_, { ruleSet }) =>
    ruleSet.rules.stockPiles === 1
      ? 'The draw pile is empty.'
      : 'That draw pile is empty. Draw from another one.',
  wrongNumberOfCards: ({ have, need }, context) =>
    ruleSays(context, `You draw ${cards(need)} at a time; you asked for ${countAlone(have)}.`),
  tooFewPiles: ({ need }, context) => ruleSays(context, `Draw from ${need} different draw piles.`),
  notFirstTurn: (_, context) =>
    ruleSays(context, 'You can take the upcard only on the first turn of a round. Draw instead.'),
};

function notHere(action: ActionName, { ruleSet }: Context): string {
  const { book } = ruleSet.words;
  switch (action) {
    case 'grab':
      return 'Your cards are dealt to you.';
    case 'chooseHand':
      return 'Your first pile is always your hand.';
    case 'takeUpcard':
      return 'You can’t take the upcard by itself. Draw instead.';
    case 'pickUp':
      return 'You can’t pick up the pile. Draw instead.';
    case 'cap':
      return `${capitalised(book.many)} can’t be capped.`;
    case 'askToGoOut':
    case 'answer':
      return 'You don’t have to ask. Go out when you can.';
    case 'draw':
    case 'layDown':
    case 'discard':
    case 'endTurn':
      return 'You can’t do that here.';
  }
}
