import { fault, type PlantedFault } from './fault.ts';
import { TABLE } from './places.ts';

/** Cards are placed by chance alone. */
export const chance: readonly PlantedFault[] = [
  fault(
    'make low numbers likelier',
    ['chance'],
    'packages/fair/src/keyedRandom.ts',
    'while (number >= fair) number = next();',
  ),
  fault(
    'never leave a card where it was',
    ['chance'],
    'packages/engine/src/numbers/random.ts',
    'random.below(last - from + 1)',
    'random.below(last - from)',
  ),
  fault(
    'leave the players’ seeds out',
    ['shuffle'],
    `${TABLE}/sharing.ts`,
    'const { seeds } = mixings.at(-1)!;',
    "const seeds = mixings.at(-1)!.seeds.map(() => '');",
  ),
];
