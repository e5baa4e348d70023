import { hashOf } from './pledge.ts';

/** The code to look on by, which whoever was invited to play can pass on; the way back is not to be found. */
export function watchCodeOf(invite: string): string {
  return hashOf(`watch ${invite}`).slice(0, 32);
}
