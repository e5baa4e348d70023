import type { BarredKind, Rules } from '@hand-and-foot/engine';
import { partnersIn } from './partners.ts';

/** Whose book a barred discard waits for; teams have books together. */
export function whoseBook<T>(
  rules: Rules,
  until: BarredKind['until'],
  said: Record<'players' | 'teams', Record<BarredKind['until'], T>>,
): T {
  return said[partnersIn(rules) === 'never' ? 'players' : 'teams'][until];
}
