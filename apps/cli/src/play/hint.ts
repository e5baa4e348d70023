import {
  legalActions,
  type Action,
  type Card,
  type Lay,
  type MeldNumber,
} from '@hand-and-foot/engine';
import { nameOfKind } from '@hand-and-foot/words';
import { commandFor } from './commandFor.ts';
import { letterBeside } from './deck.ts';
import { padRight } from '../layout.ts';
import { yourMelds, type Moment } from './moment.ts';
import { rankOf, ranksOf } from './ownMelds.ts';
import { wordFor } from './typedCards.ts';

const MOST_LISTED = 10;
const WIDEST = 34;

/** Your options right now: the command, and what it does. */
export function hintLines(moment: Moment): string[] {
  const lines = entriesFor(moment);
  const shown = lines.slice(0, MOST_LISTED);
  // Ending the turn is always listed, however long the list.
  const last = lines.slice(MOST_LISTED).filter(({ always }) => always);
  const left = lines.length - shown.length - last.length;
  const widths = lines.map(({ type }) => type.length + 2).filter((each) => each <= WIDEST);
  const width = Math.max(0, ...widths);
  return [
    'You may type:',
    ...[...shown, ...last].map(({ type, does }) => lineFor(type, does, width)),
    ...(left > 0 ? [`  and ${left} more ${left === 1 ? 'way' : 'ways'} to lay cards.`] : []),
  ];
}

/** A command too wide for the column explains itself. */
function lineFor(type: string, does: string, width: number): string {
  return type.length + 2 > width ? `  ${type}` : `  ${padRight(type, width)}${does}`.trimEnd();
}

interface Entry {
  type: string;
  does: string;
  always?: boolean;
}

function entriesFor(moment: Moment): Entry[] {
  const legal = legalActions(moment.state);
  if (legal.some((action) => action.do === 'grab')) return [grabEntry(letterBeside(moment))];
  const discards = legal.filter((action) => action.do === 'discard');
  const others = legal.filter((action) => action.do !== 'discard');
  const entries = others.map((action) => entryFor(action, moment));
  // With several draw piles, plain draw takes any of them.
  const draws = entries.some(({ type }) => type.startsWith('draw '));
  return [
    ...(draws ? [{ type: 'draw', does: 'from the stock' }] : []),
    ...entries,
    ...discardEntry(discards, moment),
  ];
}

function grabEntry(letter: string): Entry {
  return {
    type: `grab ${letter}`,
    does: `cuts the deck at ${letter}; any letter beside it will do`,
  };
}

function entryFor(action: Action, moment: Moment): Entry {
  return {
    type: commandFor(action, moment),
    does: whatItDoes(action, moment),
    ...(isSmall(action) && { always: true }),
  };
}

function isSmall(action: Action): boolean {
  return action.do === 'askToGoOut' || action.do === 'endTurn' || action.do === 'cap';
}

/** One line for all discards, because they differ only in the card. */
function discardEntry(
  discards: readonly Extract<Action, { do: 'discard' }>[],
  moment: Moment,
): Entry[] {
  const [first, ...others] = discards;
  if (!first) return [];
  const { pack } = moment.seated.terms;
  const words = others.map(({ card }) => wordFor(pack, pack.kindOf[card]!));
  const does = words.length > 0 ? `ends your turn; or ${words.join(', ')}` : 'ends your turn';
  return [{ type: commandFor(first, moment), does, always: true }];
}

function whatItDoes(action: Action, moment: Moment): string {
  const { terms, ruleSet } = moment.seated;
  switch (action.do) {
    case 'draw':
      return moment.view.stock.length > 1 ? 'from these piles of the stock' : 'from the stock';
    case 'takeUpcard':
      return 'takes the card turned up, instead of drawing';
    case 'pickUp':
      return takenWith(action.lay);
    case 'layDown':
      return action.lay.map(({ cards, to }) => placeName(moment, cards, to)).join(', ');
    case 'cap':
      return `caps the ${ruleSet.words.book.one}`;
    case 'askToGoOut':
      return '"May I go out?"';
    case 'answer':
      return action.yes ? 'lets your partner go out' : 'keeps the round going';
    case 'endTurn':
      return 'ends your turn without a discard';
    case 'chooseHand':
      return 'takes this stack as your hand';
    case 'discard':
    case 'grab':
      return '';
  }

  function placeName(at: Moment, cards: readonly Card[], to: MeldNumber | undefined): string {
    const rank = to === undefined ? rankOf(terms, cards) : ranksOf(terms, yourMelds(at))[to];
    const name = rank === undefined ? 'wilds' : nameOfKind(terms.pack, rank, 2);
    return to === undefined ? `begins ${name}` : `on your ${name}`;
  }
}

function takenWith(lay: readonly Lay[] | undefined): string {
  if (!lay) return 'takes the top discard';
  return lay[0]!.cards.length === 0
    ? 'takes the discards, the top card laid there'
    : 'takes the discards, laying these with the top card';
}
