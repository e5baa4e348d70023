import type { Seat } from '@hand-and-foot/engine';
import type { Asker, Change, Doors, Speaker } from './entry.ts';
import type { Sitting } from './sitting.ts';

/** An asker's roles at this table. */
export interface Roles {
  /** The seat it speaks for. */
  readonly seat: Seat | undefined;
  /** Whether it's the host. */
  readonly host: boolean;
  /** Whether it may take a seat. */
  readonly invited: boolean;
  /** Whether it may look on. */
  readonly admitted: boolean;
}

/** The facts that decide who somebody is at a table. */
interface Doorway {
  readonly seats: readonly unknown[];
  readonly sharing?:
    | {
        readonly doors: Pick<Doors, 'invite' | 'watch' | 'guests'>;
        readonly invitations?: readonly Pick<Doors, 'invite' | 'watch'>[];
        readonly host: string;
        readonly guests: readonly (readonly string[])[];
      }
    | undefined;
}

export function rolesOf({ seats, sharing }: Doorway, asker: Asker | undefined): Roles {
  if (asker === undefined) return { seat: undefined, host: false, invited: false, admitted: true };
  if (asker === 'host') return { seat: undefined, host: true, invited: false, admitted: true };
  if (typeof asker === 'number') {
    const isSeat = asker in seats;
    return { seat: isSeat ? asker : undefined, host: false, invited: isSeat, admitted: isSeat };
  }
  if (!sharing) return { seat: undefined, host: false, invited: false, admitted: false };
  const { doors, guests } = sharing;
  const found = guests.findIndex((keys) => keys.includes(asker.guest));
  const seat = found < 0 ? undefined : found;
  // A host is host on all of their devices.
  const host = sharing.host === asker.guest || (guests[found]?.includes(sharing.host) ?? false);
  const isKnown = seat !== undefined || doors.guests?.includes(asker.guest) === true;
  const codes = [doors, ...(sharing.invitations ?? [])];
  const invited = host || isKnown || codes.some(({ invite }) => invite === asker.code);
  const admitted = invited || codes.some(({ watch }) => watch === asker.code);
  return { seat, host, invited, admitted };
}

/** Whether the asker may have got or lost a seat since that entry, as far as it's remembered. */
export function hasMoved({ lately }: Sitting, asker: Asker, since: number): boolean {
  if (typeof asker !== 'object') return false;
  return lately.some(({ seq, change }) => {
    if (seq <= since || (change.entry !== 'seated' && change.entry !== 'claimed')) return false;
    // If a seat changed hands, the asker may be the one who lost it.
    return change.guest !== undefined || change.holder?.is === 'nobody';
  });
}

/** Whether the change may change somebody's role. */
export function mayMove({ entry }: Pick<Change, 'entry'>): boolean {
  return entry === 'seated' || entry === 'claimed' || entry === 'handedOn';
}

/** The asker as the log names it. */
export function speakerOf(asker: Asker): Speaker {
  return typeof asker === 'object' ? `guest ${asker.guest}` : asker;
}
