import type { MakeBot } from './bot.ts';
import { brain } from './brain.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { SHARP } from './levels.ts';

const BOTS: Record<string, MakeBot> = { novice, sharp: brain(SHARP), random };

/** What `botNamed` knows, the usual opponent first. */
export const botNames: readonly string[] = Object.keys(BOTS);

export function botNamed(name: string): MakeBot | undefined {
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
}
