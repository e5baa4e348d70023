import type { Lay } from '@hand-and-foot/engine';
import { suitOf } from '../cardSign.ts';
import { capitalised } from '../capitalised.ts';
import { buttonsSaid, drawnAtOnce, drawnBesides, isAskedOf, layingText } from '../button.ts';
import type { ButtonContext, Effect, Press } from '../button.ts';
import type { Context } from '../context.ts';
import { rankOfMeld } from '../laid.ts';
import type { Speech } from '../speech.ts';
import { bookOf } from './book.ts';
import { cardIn } from './card.ts';
import { nameOfKind } from './kind.ts';
import { sayLaid } from './laid.ts';
import { listed, withArticle } from './list.ts';
import { figure, points } from './number.ts';
import { capName } from './slot.ts';

/** The text of a button that does this: "Add 2 kings", and below it "Completes a dirty book". */
export const sayAction: Speech['sayAction'] = buttonsSaid(textOf, sayEffect);

function textOf(action: Press, context: ButtonContext): string {
  const { pack, ruleSet } = context;
  switch (action.do) {
    case 'grab':
      return 'Grab here';
    case 'chooseHand':
      return 'Make this your hand';
    case 'draw': {
      const count = action.from?.length ?? drawnAtOnce(context);
      // Only where play goes on without a draw pile, and a player doesn't.
      return count === 0 ? 'End the round' : `Draw ${figure(count)}`;
    }
    case 'takeUpcard':
      return 'Take the upcard';
    case 'pickUp':
      return takeText(action.lay ?? [], context);
    case 'layDown':
      return capitalised(layText(action.lay, context));
    case 'cap': {
      const rank = rankOfMeld(action.meld, context);
      const what =
        rank === undefined ? `this ${ruleSet.words.book.one}` : `your ${nameOfKind(pack, rank, 2)}`;
      return `Cap ${what} with ${capName(context)}`;
    }
    case 'askToGoOut':
      return isAskedOf(ruleSet.rules) ? 'May I go out?' : 'Go out from your hand';
    case 'answer':
      return action.yes ? 'Yes, go out' : 'No, not yet';
    case 'discard':
      return `Discard ${suitOf(pack, action.card) ? cardIn(context, action.card) : withArticle(nameOfKind(pack, pack.kindOf[action.card]!, 1))}`;
    case 'endTurn':
      return 'End turn';
  }
}

/** "Pick up 7 and meld nines", "Take 9♥ and draw 1". */
function takeText([first, ...others]: readonly Lay[], context: ButtonContext): string {
  const { pack, taking = [] } = context;
  const [top] = taking;
  if (top === undefined) return 'Pick up the pile';
  if (!first) {
    const rest = drawnBesides(context);
    const taken = `Take ${cardIn(context, top)}`;
    return rest > 0 ? `${taken} and draw ${figure(rest)}` : taken;
  }
  const ranks = nameOfKind(pack, pack.kindOf[top]!, 2);
  const laid = first.to === undefined ? `meld ${ranks}` : `add to your ${ranks}`;
  const count = taking.length;
  const taken = count === 1 ? `Take ${cardIn(context, top)}` : `Pick up ${figure(count)}`;
  return others.length === 0
    ? `${taken} and ${laid}`
    : `${taken}, ${laid}, and ${layText(others, context)}`;
}

function layText(lays: readonly Lay[], context: Context): string {
  return layingText(lays, context, { begin: 'meld', add: 'add', sayLaid, listed });
}

function sayEffect(effect: Effect, { ruleSet }: Context): string {
  switch (effect.effect) {
    case 'completes':
      return `Completes ${withArticle(bookOf(ruleSet.words, effect.kind).one)}`;
    case 'opens':
      return `You go down with ${points(effect.points)}`;
    case 'takesPile':
      return `You pick up your ${effect.pile}`;
    case 'goesOut':
      return 'You go out';
    case 'freezes':
      return 'Freezes the pile';
  }
}
