import type { Figures, TrialVerdict } from '@hand-and-foot/arena';
import type { Weights } from '@hand-and-foot/bots';
import { percent, sayTest, signed } from '../arena/report.ts';
import { many } from '../figures.ts';
import { aligned } from '../layout.ts';
import type { Run } from './run.ts';
import { candidateOf } from './tune.ts';

/** The search's result, for a person. */
export function sayFound(run: Run): string {
  const { seed, start } = run.beginning;
  return [
    `${many(run.steps.length, 'step')} from the seed "${seed}", saved in ${run.folder}. See course.svg there.`,
    '',
    ...changes(start, candidateOf(run)),
    '',
    '',
  ].join('\n');
}

function changes(start: Weights, found: Weights): string[] {
  const names = Object.keys(start) as (keyof Weights)[];
  const rows = names
    .filter((name) => start[name] !== found[name])
    .map((name) => {
      const change = 100 * (found[name] / start[name] - 1);
      return [name, String(start[name]), String(found[name]), `${signed(change)}%`];
    });
  return aligned([['weight', 'now', 'found', 'change'], ...rows], 1);
}

/** The trial's result, for a person. */
export function sayVerdict(
  seed: string,
  { together, underRules, test, accepted }: TrialVerdict,
): string {
  const each = Object.entries(underRules);
  const tooLittle = each.filter(([, { sacrificed }]) => sacrificed);
  return [
    `Trial against the current weights: ${many(together.deals, 'deal')} from the seed "${seed}", each played twice with the seats swapped, with 95% intervals.`,
    '',
    ...aligned(
      [
        ['rules', 'deals', 'games won', '', 'points a round'],
        ...each.map(([rules, figures]) => [
          ...row(rules, figures),
          signed(figures.pointsPerRound.mean),
        ]),
        // Points under different rules can't be added up.
        [...row('all', together), ''],
      ],
      1,
    ),
    '',
    sayTest('the candidate', test),
    ...tooLittle.map(([rules]) => `It loses too many games under ${rules}.`),
    accepted ? 'Accepted.' : 'Not accepted: the weights stay as they are.',
    '',
  ].join('\n');
}

function row(name: string, { deals, winRate }: Figures): string[] {
  const { a, low, high } = winRate;
  return [name, String(deals), percent(a), `${percent(low)} to ${percent(high)}`];
}
