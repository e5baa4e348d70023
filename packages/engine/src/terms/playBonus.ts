import type { LayBonus, Rules } from '../rules/rules.ts';
import { onlyHeldCounts } from './lead.ts';

/** The points that something done in play brings; 0 where it brings none. */
export function playBonusFor(rules: Rules, deed: LayBonus['for']): number {
  if (onlyHeldCounts(rules)) return 0;
  return rules.playBonus.find((each) => each.for === deed)?.bonus ?? 0;
}

/** The points of a laying that begins so many melds as whole books, and may open before all other sides. */
export function bonusInPlay(rules: Rules, books: number, isFirst: boolean): number {
  const down = isFirst ? playBonusFor(rules, 'firstDown') : 0;
  return down + books * playBonusFor(rules, 'bookAtOnce');
}
