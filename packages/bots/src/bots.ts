import type { MakeBot } from './bot.ts';
import { brain } from './brain.ts';
import { YARDSTICK_EXPERT } from './yardstick.ts';
import { learned } from './learned.ts';
import { CASUAL, EXPERT, NOVICE, SHARP, STEADY } from './levels.ts';
import { random } from './random.ts';
import { sharpAs, temperaments } from './temperaments.ts';

const BOTS: Record<string, MakeBot> = {
  novice: brain(NOVICE),
  casual: brain(CASUAL),
  steady: brain(STEADY),
  sharp: brain(SHARP),
  expert: learned(EXPERT),
  random,
};

/** Names for `botNamed`, the usual opponent first. */
export const botNames: readonly string[] = Object.keys(BOTS);

/** Sharp players of a certain style: "sharp:builder". */
const STYLES = new Map(
  temperaments.map((temperament) => [`sharp:${temperament}`, brain(sharpAs(temperament))]),
);

/** Players that later ones are measured against. */
const YARDSTICKS = new Map([['expert-1', brain(YARDSTICK_EXPERT)]]);

/** The styles of sharp, which `botNamed` knows too. */
export const styleNames: readonly string[] = [...STYLES.keys()];

export function botNamed(name: string): MakeBot | undefined {
  return Object.hasOwn(BOTS, name) ? BOTS[name] : (STYLES.get(name) ?? YARDSTICKS.get(name));
}
