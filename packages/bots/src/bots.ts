import type { MakeBot } from './bot.ts';
import { brain } from './brain.ts';
import { CASUAL, NOVICE, SHARP, STEADY } from './levels.ts';
import { random } from './random.ts';

const BOTS: Record<string, MakeBot> = {
  novice: brain(NOVICE),
  casual: brain(CASUAL),
  steady: brain(STEADY),
  sharp: brain(SHARP),
  random,
};

/** What `botNamed` knows, the usual opponent first. */
export const botNames: readonly string[] = Object.keys(BOTS);

export function botNamed(name: string): MakeBot | undefined {
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
}
