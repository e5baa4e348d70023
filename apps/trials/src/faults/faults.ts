import { chance } from './chance.ts';
import { crowds } from './crowds.ts';
import { damage } from './damage.ts';
import { doors } from './doors.ts';
import type { PlantedFault } from './fault.ts';
import { keeping } from './keeping.ts';
import { lease } from './lease.ts';
import { nights } from './nights.ts';
import { telling } from './telling.ts';
import { time } from './time.ts';

/** Mistakes that the simulator must notice, by what they break. */
export const faults: readonly PlantedFault[] = [
  ...keeping,
  ...lease,
  ...telling,
  ...doors,
  ...crowds,
  ...damage,
  ...time,
  ...chance,
  ...nights,
];
