import type { Lay } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { ButtonContext, ButtonText, Effect, Press } from '../button.ts';
import type { Context } from '../context.ts';
import { laidIn, rankOfMeld } from '../laid.ts';
import { bookOf } from './book.ts';
import { cardIn, isSuited } from './card.ts';
import { nameOfKind } from './kind.ts';
import { sayLaidInFigures } from './laid.ts';
import { listed, withArticle } from './list.ts';
import { figure, points } from './number.ts';
import { capName } from './slot.ts';

/** The text of a button that does this: "Add 2 kings", and below it "Completes a dirty book". */
export function sayAction(action: Press, context: ButtonContext): ButtonText {
  const text = textOf(action, context);
  const effects = (context.effects ?? []).map((effect) => sayEffect(effect, context));
  return effects.length === 0 ? { text } : { text, effect: effects.join('. ') };
}

function textOf(action: Press, context: ButtonContext): string {
  const { pack, ruleSet } = context;
  switch (action.do) {
    case 'grab':
      return 'Cut here';
    case 'chooseHand':
      return 'Take as your hand';
    case 'draw':
      return `Draw ${figure(action.from?.length ?? ruleSet.rules.draw)}`;
    case 'takeUpcard':
      return 'Take the card turned up';
    case 'pickUp':
      return takeText(action.lay ?? [], context);
    case 'layDown':
      return capitalised(layText(action.lay, context));
    case 'cap': {
      const rank = rankOfMeld(action.meld, context);
      const what =
        rank === undefined ? `this ${ruleSet.words.book.one}` : `the ${nameOfKind(pack, rank, 2)}`;
      return `Cap ${what} with ${capName(context)}`;
    }
    case 'askToGoOut':
      return 'May I go out?';
    case 'answer':
      return action.yes ? 'Yes, go out' : 'No, not yet';
    case 'discard':
      return `Discard ${isSuited(pack, action.card) ? cardIn(context, action.card) : withArticle(nameOfKind(pack, pack.kindOf[action.card]!, 1))}`;
    case 'endTurn':
      return 'End the turn';
    case 'takeUpFoot':
      return 'Take up your foot';
  }
}

/** "Take 7 and lay nines", "Take 9♥ and draw 1". */
function takeText([first, ...others]: readonly Lay[], context: ButtonContext): string {
  const { pack, ruleSet, taking = [] } = context;
  const [top] = taking;
  if (top === undefined) return 'Take the discards';
  if (!first) {
    const rest = ruleSet.rules.draw - 1;
    const taken = `Take ${cardIn(context, top)}`;
    return rest > 0 && ruleSet.rules.pickUp.take === 'card'
      ? `${taken} and draw ${figure(rest)}`
      : taken;
  }
  const ranks = nameOfKind(pack, pack.kindOf[top]!, 2);
  const laid = first.to === undefined ? `lay ${ranks}` : `add to the ${ranks}`;
  const taken = `Take ${figure(taking.length)} and ${laid}`;
  return others.length === 0 ? taken : `${taken}, ${layText(others, context)}`;
}

function layText(lays: readonly Lay[], context: Context): string {
  const laid = laidIn(lays, context);
  const begun = laid.filter(({ begins }) => begins);
  const added = laid.filter(({ begins }) => !begins);
  const melds = (some: typeof laid): string =>
    listed(some.map((each) => sayLaidInFigures(context.pack, each)));
  return [
    ...(begun.length > 0 ? [`lay down ${melds(begun)}`] : []),
    ...(added.length > 0 ? [`add ${melds(added)}`] : []),
  ].join(', ');
}

function sayEffect(effect: Effect, { ruleSet }: Context): string {
  switch (effect.effect) {
    case 'completes':
      return `Completes ${withArticle(bookOf(ruleSet.words, effect.kind).one)}`;
    case 'opens':
      return `Opens with ${points(effect.points)}`;
    case 'takesFoot':
      return 'Takes up your foot';
    case 'goesOut':
      return 'Goes out';
    case 'freezes':
      return 'Freezes the discards';
  }
}
