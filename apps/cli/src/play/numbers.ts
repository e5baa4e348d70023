import type { Seated } from './seated.ts';

const figures = new Intl.NumberFormat('en');

export function figure(points: number): string {
  return figures.format(points).replace('-', '−');
}

export function roundTitle({ ruleSet }: Seated, round: number): string {
  const { gameEnd } = ruleSet.rules;
  const of = gameEnd.after === 'rounds' ? ` of ${gameEnd.rounds}` : '';
  return `${ruleSet.name} · round ${round}${of}`;
}

export function listed(items: readonly string[], joining = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joining} ${items.at(-1)!}`;
}
