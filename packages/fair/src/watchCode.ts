import { hashOf } from './pledge.ts';

/** The code for onlookers. Anyone invited to play can work it out and pass it on; nobody can work back from it. */
export function watchCodeOf(invite: string): string {
  return hashOf(`watch ${invite}`).slice(0, 32);
}
