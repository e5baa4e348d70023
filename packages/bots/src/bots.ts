import type { MakeBot } from './bot.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';

const BOTS: Record<string, MakeBot> = { novice, random };

/** What `botNamed` knows, the usual opponent first. */
export const botNames: readonly string[] = Object.keys(BOTS);

export function botNamed(name: string): MakeBot | undefined {
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
}
