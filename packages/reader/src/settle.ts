import type { Fact, Finding } from './fact.ts';

/**
 * A minimum that is told without its rounds holds in every round; beside other minimums, it's the one that a side begins
 * with.
 */
export function settled(found: readonly (readonly Finding[])[]): Finding[][] {
  const openings = found.flat().filter(({ knob }) => knob === 'opening');
  const isByScore = openings.some(({ at }) => at.startsWith('from.'));
  const isByRound = openings.some(({ at }) => /^\d/.test(at));
  const placed = (finding: Finding): Finding[] => {
    if (finding.knob !== 'opening') return [finding];
    if (finding.at === 'every' || (finding.at === 'base' && !isByRound && !isByScore))
      return everyRound(finding);
    if (finding.at !== 'base') return isByScore && isPlainRound(finding) ? [] : [finding];
    if (isByScore) return [{ ...finding, at: 'from.0' }];
    return openings.some(({ at }) => at === '1') ? [] : [{ ...finding, at: '1' }];
  };
  const isBinding = found
    .flat()
    .some(({ knob, value }) => knob === 'permission' && value === 'binding');
  // A binding answer is given to somebody who asked.
  const bound = (finding: Finding): Finding =>
    isBinding && finding.knob === 'permission' && finding.value === 'asked'
      ? { ...finding, value: 'binding' }
      : finding;
  return found.map((findings) => findings.flatMap(placed).map(bound));
}

/** Minimums by round have no place beside those by score. */
const isPlainRound = ({ at }: Fact): boolean => /^\d/.test(at);

function everyRound(finding: Finding): Finding[] {
  return ['1', '2', '3', '4'].map((at) => ({ ...finding, at }));
}
