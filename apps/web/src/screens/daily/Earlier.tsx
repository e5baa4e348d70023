import { knownRuleSet } from '@hand-and-foot/rulesets';
import { addressOf } from '../../parts/screen/route.ts';
import { speech } from '../../parts/words/wording.ts';
import { dailyId, dailyIn, type DailyKey } from '../../worker/shared/daily.ts';
import { sayDay } from './day.ts';
import { sayResult } from './Result.tsx';
import { allTries } from './tries.ts';
import { words } from './words.ts';

const MOST_SHOWN = 10;

/** The last deals that are over, apart from the one on the screen. */
export function Earlier({ but }: { but: DailyKey }) {
  const said = words.value;
  const lines = allTries().flatMap(([id, { points, par }]) => {
    const key = dailyIn(id);
    const ruleSet = key && knownRuleSet(key.rules);
    if (!ruleSet || points === undefined || id === dailyId(but)) return [];
    const { name } = speech.value.sayRuleSet(ruleSet);
    const result =
      par === undefined ? said.madeOnly(speech.value.figure(points)) : sayResult(points - par);
    return [{ id, key, name, result }];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-label={said.earlier}>
      <h2 class="quiet part-title">{said.earlier}</h2>
      <ul class="list ruled">
        {lines.slice(0, MOST_SHOWN).map(({ id, key, name, result }) => (
          <li key={id} class="line wraps spread finger">
            <a href={addressOf({ at: 'daily', id: `${key.date}.${key.rules}` })}>
              {sayDay(key.date)}, {name}
            </a>
            <span>{result}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
