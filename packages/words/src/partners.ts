import type { Rules } from '@hand-and-foot/engine';

/** Whether people play with partners under these rules: never, always, or as they choose. */
export function partnersIn({ seating }: Rules): 'never' | 'always' | 'sometimes' {
  const ways = Object.values(seating).flat();
  const alone = ways.filter((way) => way === 'alone').length;
  if (alone === ways.length) return 'never';
  return alone === 0 ? 'always' : 'sometimes';
}

/** Whether players, teams, or either have books under these rules. */
export function ownersUnder(rules: Rules): 'players' | 'teams' | 'either' {
  return ({ never: 'players', always: 'teams', sometimes: 'either' } as const)[partnersIn(rules)];
}
