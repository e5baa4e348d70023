import type { Context } from '../context.ts';

/** A rule with whose it is: "House Rules: seven discards are needed." */
export function ruleSays({ ruleSet }: Context, sentence: string): string {
  return `${ruleSet.name}: ${sentence}`;
}
