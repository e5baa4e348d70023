import { seatingsFor, type Terms } from '@hand-and-foot/engine';
import { headerLine } from '@hand-and-foot/record';
import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import { version } from './version.ts';

/** The first line of a game's record, plus whatever its reader should know. */
export function headerOf(
  ruleSet: RuleSet,
  terms: Terms,
  seats: readonly string[],
  more: Record<string, unknown> = {},
): string {
  const { id, name, rules } = ruleSet;
  const chosen = seatingsFor(rules, terms.players).length > 1;
  return headerLine(
    {
      rules: ruleSetById(id) === ruleSet ? id : { id, name, rules },
      seats,
      ...(chosen ? { partners: terms.seating !== 'alone' } : {}),
      engine: version,
    },
    more,
  );
}
