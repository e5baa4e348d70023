import type { Context } from '../context.ts';
import { ruleSetName } from './ruleSet.ts';

/** A rule with the name of its rule set: "Reglas de la casa: …". */
export function ruleSays({ ruleSet }: Context, sentence: string): string {
  return `${ruleSetName(ruleSet)}: ${sentence}`;
}
