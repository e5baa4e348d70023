import type { Context } from '../context.ts';

/** A rule with the name of its rule set: "House Rules: seven discards are needed." */
export function ruleSays({ ruleSet }: Context, sentence: string): string {
  return `${ruleSet.name}: ${sentence}`;
}
