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
