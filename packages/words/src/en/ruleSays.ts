import type { Context } from '../context.ts';

/** A rule with the name of its rule set: "House Rules: You need 2 nines in your hand." */
export function ruleSays({ ruleSet }: Context, sentence: string): string {
  return `${ruleSet.name}: ${sentence}`;
}
