import type { Card, Terms } from '@hand-and-foot/engine';

export function isWild({ wildPlace }: Pick<Terms, 'wildPlace'>, card: Card): boolean {
  return wildPlace[card]! >= 0;
}
