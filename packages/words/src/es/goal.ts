import type { Context } from '../context.ts';
import type { Goal } from '../goal.ts';
import { areThree } from '../team.ts';
import type { Owner } from '../slot.ts';
import { nameOfKind } from './kind.ts';
import { un } from './noun.ts';
import { figure } from './number.ts';
import { bookOf, qualityOf } from './ruleSet.ts';

/** Something that going out asks for, in few words: "1 de 2 sucios", "los dos en el pie". */
export function sayGoal(goal: Goal, context: Context, owner: Owner = 'we'): string {
  const ours = owner === 'we' || owner === 'you';
  if (!('why' in goal) || goal.why === 'booksMissing') return books(goal, context);
  switch (goal.why) {
    case 'stillInHand':
      return ours ? 'tomar tu pie' : 'tomar su pie';
    case 'alreadyOut':
      return 'jugar lo que se pueda';
    case 'footNotEarned':
      return `terminar ${un(bookOf(context.ruleSet, 'any'))}`;
    case 'partnersNotInFoot':
      return areThree(context) ? 'todos en el pie' : 'los dos en el pie';
    case 'partnersNotPlayed':
      return `que ${areThree(context) ? 'cada' : ours ? 'tu' : 'su'} compañero juegue una carta del pie`;
    case 'permissionNeeded':
      return areThree(context)
        ? `el sí de ${ours ? 'tus' : 'sus'} compañeros`
        : `el sí de ${ours ? 'tu' : 'su'} compañero`;
    case 'permissionRefused':
      return 'volver a preguntar en otro turno';
    case 'lastDiscardNeeded':
      return 'una última carta para descartar';
    case 'lastDiscardForbidden':
      return 'un lugar para la última carta';
    case 'cardsLeftOver':
      return 'que no sobren cartas';
  }
}

function books(goal: Extract<Goal, { have: number }>, { ruleSet, pack }: Context): string {
  const { have, need, kind, rank } = goal;
  const count = `${figure(have)} de ${figure(need)}`;
  const book = bookOf(ruleSet, kind);
  const named = need === 1 ? book.one : book.many;
  if (rank !== undefined) return `${count} ${named} de ${nameOfKind(pack, rank, 2)}`;
  return `${count} ${kind === 'any' ? named : qualityOf(ruleSet, kind, need)}`;
}
