import { roundsIn } from '@hand-and-foot/engine';
import type { Seated } from './seated.ts';

const figures = new Intl.NumberFormat('en');

export function figure(points: number): string {
  return figures.format(points).replace('-', '−');
}

export function roundTitle({ ruleSet }: Seated, round: number): string {
  const { rounds, exact } = roundsIn(ruleSet.rules);
  const of = exact ? ` of ${rounds}` : '';
  return `${ruleSet.name} · round ${round}${of}`;
}
