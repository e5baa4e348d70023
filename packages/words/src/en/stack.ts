import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import type { Stack } from '../stack.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

/** "Kings, 3, 2 chosen". */
export function sayStack(stack: Stack, { pack }: Context): string {
  const { kind, count, chosen = 0, fresh = 0 } = stack;
  return [
    `${capitalised(nameOfKind(pack, kind, count))}, ${figure(count)}`,
    ...(fresh > 0 ? [`${figure(fresh)} new`] : []),
    ...(chosen > 0 ? [`${figure(chosen)} chosen`] : []),
  ].join(', ');
}
