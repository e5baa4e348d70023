import type { Context } from '../context.ts';
import { nameOf } from './ruleSet.ts';

/** A rule with the name of its rule set: "Reglas de la casa: …". */
export function ruleSays({ ruleSet }: Context, sentence: string): string {
  return `${nameOf(ruleSet)}: ${sentence}`;
}
