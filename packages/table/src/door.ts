import type { Ask, TableRefusal } from '@hand-and-foot/protocol';
import type { Asker } from './entry.ts';
import { rolesOf, speakerOf } from './roles.ts';
import type { Sitting } from './sitting.ts';

/**
 * Why somebody who wasn't invited can't ask this, whatever the state of the game; undefined for people who may. It's
 * cheap, so ask it before a command waits anywhere or is written down.
 */
export function whyNotHeard(sitting: Sitting, asker: Asker, ask: Ask): TableRefusal | undefined {
  const { seat, host, invited } = rolesOf(sitting, asker);
  if (seat !== undefined || host || invited) return undefined;
  // An asker who had something done here may have lost their seat since, and asks again for the answer.
  if (sitting.doneFor.has(speakerOf(asker))) return undefined;
  if (ask.do === 'claim') return hasLink(sitting, ask.code) ? undefined : { why: 'noSuchLink' };
  // The same with or without a code: a command that is sent again may come before the code does.
  return { why: ask.do === 'sit' ? 'notInvited' : 'notYourSeat' };
}

function hasLink({ sharing }: Sitting, code: string): boolean {
  return sharing?.links.some((link) => link.code === code) === true;
}
