import type { Card, Terms } from '@hand-and-foot/engine';

/** Whether the card stands in for others under these rules. */
export function isWild({ wildPlace }: Pick<Terms, 'wildPlace'>, card: Card): boolean {
  return wildPlace[card]! >= 0;
}
