import type { Lay, MeldNumber } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import { buttonsSaid, drawnAtOnce, drawnBesides, isAskedOf, layingText } from '../button.ts';
import type { ButtonContext, Effect, Press } from '../button.ts';
import type { Context } from '../context.ts';
import { rankOfMeld } from '../laid.ts';
import type { Speech } from '../speech.ts';
import { cardIn, theCard } from './card.ts';
import { capName, nounOfKind } from './kind.ts';
import { sayLaid } from './laid.ts';
import { listed } from './list.ts';
import { agree, un } from './noun.ts';
import { figure, points } from './number.ts';
import { bookOf, nounFor } from './ruleSet.ts';
import { oneCard } from './turn.ts';

/** The text of a button that does this: "Añadir 2 reyes", and below it "Completa un libro sucio". */
export const sayAction: Speech['sayAction'] = buttonsSaid(textOf, sayEffect);

function textOf(action: Press, context: ButtonContext): string {
  switch (action.do) {
    case 'grab':
      return 'Levantar aquí';
    case 'chooseHand':
      return 'Esta es mi mano';
    case 'draw': {
      const count = action.from?.length ?? drawnAtOnce(context);
      return count === 0 ? 'Terminar la ronda' : `Robar ${figure(count)}`;
    }
    case 'takeUpcard':
      return 'Tomar la carta descubierta';
    case 'pickUp':
      return takeText(action.lay ?? [], context);
    case 'layDown':
      return capitalised(layText(action.lay, context));
    case 'cap':
      return capText(action.meld, context);
    case 'askToGoOut':
      return isAskedOf(context.ruleSet.rules) ? '¿Puedo cerrar?' : 'Cerrar desde la mano';
    case 'answer':
      return action.yes ? 'Sí, cierra' : 'No, todavía no';
    case 'discard':
      return `Descartar ${oneCard(action.card, context)}`;
    case 'endTurn':
      return 'Terminar turno';
  }
}

/** "Tomar 7 y bajar nueves", "Tomar 9♥ y robar 1". */
function takeText([first, ...others]: readonly Lay[], context: ButtonContext): string {
  const { pack, taking = [] } = context;
  const [top] = taking;
  if (top === undefined) return 'Tomar el pozo';
  if (!first) {
    const rest = drawnBesides(context);
    const taken = `Tomar ${cardIn(context, top)}`;
    return rest > 0 ? `${taken} y robar ${figure(rest)}` : taken;
  }
  const ranks = nounOfKind(pack, pack.kindOf[top]!);
  const alone = taking.length === 1;
  const added = alone ? agree(ranks, 'añadirlo', 'añadirla') : `añadir ${theCard(context, top)}`;
  const paid = `${first.to === undefined ? 'bajar' : 'añadir'} ${ranks.many}`;
  // Without cards of your own, the top one goes to a meld alone.
  const laid = first.cards.length === 0 ? `${added} a tus ${ranks.many}` : paid;
  const taken = `Tomar ${alone ? cardIn(context, top) : figure(taking.length)}`;
  return others.length === 0
    ? `${taken} y ${laid}`
    : `${taken}, ${laid} y ${layText(others, context)}`;
}

function layText(lays: readonly Lay[], context: Context): string {
  return layingText(lays, context, { begin: 'bajar', add: 'añadir', sayLaid, listed });
}

function capText(meld: MeldNumber, context: Context): string {
  const { pack, ruleSet } = context;
  const rank = rankOfMeld(meld, context);
  const book = nounFor(ruleSet, 'book');
  const what =
    rank === undefined
      ? `${agree(book, 'este', 'esta')} ${book.one}`
      : `tus ${nounOfKind(pack, rank).many}`;
  return `Coronar ${what} con ${capName(pack, ruleSet.rules.roles)}`;
}

function sayEffect(effect: Effect, { ruleSet }: Context): string {
  switch (effect.effect) {
    case 'completes':
      return `Completa ${un(bookOf(ruleSet, effect.kind))}`;
    case 'opens':
      return `Te bajas con ${points(effect.points)}`;
    case 'takesPile':
      return effect.pile === 'foot' ? 'Tomas tu pie' : 'Tomas tu rodilla';
    case 'goesOut':
      return 'Cierras';
    case 'freezes':
      return 'Congela el pozo';
  }
}
