import type { Trial } from '../trial.ts';
import { tryFault, writeMoments } from './damagedFile.ts';
import { FILE_FAULTS } from './fileFaults.ts';

export const damage: Trial = {
  name: 'damage',
  promise: 'a damaged file never shows a wrong table: it is whole, or it says that it is damaged',
  share: 0.1,
  async run({ seed, span, folder, say }) {
    const moments = await writeMoments(folder);
    const until = Date.now() + span;
    const count = { files: 0, whole: 0, earlier: 0, refused: 0, unopened: 0 };
    const violations: string[] = [];
    for (let round = 0; round === 0 || Date.now() < until; round++)
      for (const fault of FILE_FAULTS) {
        say(`${fault.name} ${round}`);
        const outcome = await tryFault(folder, moments, fault, `${seed}/${round}`);
        violations.push(...outcome.violations);
        count.files++;
        for (const what of ['whole', 'earlier', 'refused', 'unopened'] as const)
          count[what] += outcome[what];
      }
    return {
      figures: [
        ['damaged files', count.files],
        ['tables that were whole', count.whole],
        ['tables that were refused', count.refused],
        ['tables as of a moment before', count.earlier],
        ['files refused as a whole', count.unopened],
      ],
      violations,
    };
  },
};
