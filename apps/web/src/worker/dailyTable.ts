import { dailyDeal, dealOut, type DailyDeal } from '@hand-and-foot/lab';
import { castFor, type Holder, type Wish } from '@hand-and-foot/protocol';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import type { Change } from '@hand-and-foot/table';
import type { DailyKey, DailyPlayer } from './shared/daily.ts';

/** The deal of this key; throws if its rules aren't known here. */
export function dealOf({ date, rules }: DailyKey): DailyDeal {
  const ruleSet = knownRuleSet(rules);
  if (!ruleSet) throw new Error(`there are no rules "${rules}"`);
  return dailyDeal(date, ruleSet);
}

/** A table for the deal. */
export function dailyWish(deal: DailyDeal, { name, face }: DailyPlayer): Wish {
  const { ruleSet, terms, seed, bots } = deal;
  const names = castFor(seed, [name], bots.length);
  return {
    rules: { id: ruleSet.id, name: ruleSet.name, rules: ruleSet.rules },
    seating: terms.seating,
    pace: 'normal',
    seats: bots.map((level): Holder => {
      if (level !== undefined) return { is: 'bot', name: names.shift()!, level };
      return { is: 'person', name, ...(face === undefined ? {} : { face }) };
    }),
  };
}

/** The entries that deal its cards. */
export function dailyChanges(deal: DailyDeal): Change[] {
  const { actions } = dealOut(deal);
  return [
    { entry: 'dealt', round: 1, seed: deal.seed },
    ...actions.map((acted) => ({ entry: 'acted', ...acted }) as const),
  ];
}
