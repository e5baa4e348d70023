import type { NightWish } from '@hand-and-foot/protocol';
import { tableStartFor, type Granted } from '@hand-and-foot/table';
import type { NightTerms } from './nightEntry.ts';

export type NightGranted =
  | { readonly ok: true; readonly terms: NightTerms }
  | Exclude<Granted, { ok: true }>;

/** Turns a wish into the terms of a night, or says why four can't play it two against two. */
export function nightStartFor(wish: NightWish): NightGranted {
  const { kind, rules, pace, manners, boards, rounds, tables, level } = wish;
  const granted = tableStartFor({
    rules,
    seats: Array.from({ length: 4 }, () => ({ is: 'nobody' })),
    seating: 'pairs',
    pace,
    ...(manners ? { manners } : {}),
  });
  if (!granted.ok) return granted;
  const { terms } = granted.opening;
  // A round of the night is one game, so its boards count as that game's rounds. A starter that depends on
  // play would give the seats of each table other cards.
  const same = {
    gameEnd: { after: 'rounds', rounds: boards },
    nextStarter: 'left',
  } as const;
  const table = {
    ...terms,
    rules: { ...terms.rules, rules: { ...terms.rules.rules, ...same } },
  };
  const own = kind === 'match' ? { tables: tables ?? 2 } : {};
  return { ok: true, terms: { kind, table, boards, rounds, ...own, level } };
}
