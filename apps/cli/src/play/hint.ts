import { legalActions, type Action, type Lay } from '@hand-and-foot/engine';
import { nameOfKind } from '@hand-and-foot/words';
import { commandFor } from './commandFor.ts';
import { letterBeside } from './deck.ts';
import { padRight } from '../layout.ts';
import { yourMelds, type Moment } from './moment.ts';
import { rankLaid } from './meldRanks.ts';
import { wordFor } from './typedCards.ts';
import { sentences } from '../sentences.ts';

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
    sentences.hint.title,
    ...[...shown, ...last].map(({ type, does }) => lineFor(type, does, width)),
    ...(left > 0 ? [`  ${sentences.hint.more(left)}`] : []),
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
    ...(draws ? [{ type: 'draw', does: sentences.hint.draw }] : []),
    ...entries,
    ...discardEntry(discards, moment),
  ];
}

function grabEntry(letter: string): Entry {
  return {
    type: `grab ${letter}`,
    does: sentences.hint.grab(letter),
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
  const typed = others.map(({ card }) => wordFor(pack, pack.kindOf[card]!));
  const does = typed.length > 0 ? sentences.hint.endsOr(typed.join(', ')) : sentences.hint.ends;
  return [{ type: commandFor(first, moment), does, always: true }];
}

function whatItDoes(action: Action, moment: Moment): string {
  const { terms, ruleSet } = moment.seated;
  switch (action.do) {
    case 'draw':
      return moment.view.stock.length > 1 ? sentences.hint.drawPiles : sentences.hint.draw;
    case 'takeUpcard':
      return sentences.hint.upcard;
    case 'pickUp':
      return takenWith(action.lay);
    case 'layDown':
      return action.lay.map((lay) => placeName(moment, lay)).join(', ');
    case 'cap':
      return sentences.hint.cap(ruleSet.words.book.one);
    case 'askToGoOut':
      return sentences.hint.ask;
    case 'answer':
      return action.yes ? sentences.hint.yes : sentences.hint.no;
    case 'endTurn':
      return sentences.hint.end;
    case 'chooseHand':
      return sentences.hint.hand;
    case 'discard':
    case 'grab':
      return '';
  }

  function placeName(at: Moment, lay: Lay): string {
    const rank = rankLaid(terms, yourMelds(at), lay);
    const name = rank === undefined ? sentences.hint.wilds : nameOfKind(terms.pack, rank, 2);
    return lay.to === undefined ? sentences.hint.starts(name) : sentences.hint.on(name);
  }
}

function takenWith(lay: readonly Lay[] | undefined): string {
  if (!lay) return sentences.hint.top;
  return lay[0]!.cards.length === 0 ? sentences.hint.takeOnMeld : sentences.hint.takeWith;
}
