import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import type { Stack } from '../stack.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

/** "Reyes, 3, 2 elegidas". */
export function sayStack(stack: Stack, { pack }: Context): string {
  const { kind, count, chosen = 0, fresh = 0 } = stack;
  return [
    `${capitalised(nameOfKind(pack, kind, count))}, ${figure(count)}`,
    ...(fresh > 0 ? [`${figure(fresh)} ${fresh === 1 ? 'nueva' : 'nuevas'}`] : []),
    ...(chosen > 0 ? [`${figure(chosen)} ${chosen === 1 ? 'elegida' : 'elegidas'}`] : []),
  ].join(', ');
}
