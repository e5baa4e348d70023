import type { Outline } from '../house/outline.ts';
import type { Outlines } from '../house/outlines.ts';
import type { Store } from '../store/store.ts';

/** Rematches that wait in somebody's list at once. */
export const REMATCHES_WAITING = 10;
/** Tables at the top of a list where they're looked for. */
const LOOKED_AT = 50;

interface Lists {
  readonly store: Pick<Store, 'tablesOf' | 'forget'>;
  readonly outlines: Pick<Outlines, 'list'>;
}

/**
 * Before this guest's next rematch comes into these people's lists, it takes their earlier one off, and the oldest of
 * too many, unless the person has taken a seat there. So nobody can fill the list of somebody they once played with. A
 * rematch off the list is still open to them.
 */
export async function makeRoomForRematch(
  lists: Lists,
  people: readonly string[],
  maker: string,
): Promise<void> {
  for (const person of new Set(people)) {
    if (person === maker) continue;
    const waiting = await waitingFor(lists, person);
    const left = waiting.filter(({ host }) => host !== maker).slice(0, REMATCHES_WAITING - 1);
    const gone = waiting.filter((one) => !left.includes(one));
    for (const { table } of gone) await lists.store.forget(person, table);
  }
}

interface Waiting {
  readonly table: string;
  readonly host: string;
}

/** Rematches in the list of somebody who has no seat there, the latest first. */
async function waitingFor({ store, outlines }: Lists, person: string): Promise<Waiting[]> {
  const listed = (await store.tablesOf(person)).slice(0, LOOKED_AT);
  const all = await outlines.list(listed);
  return listed.flatMap(({ table }) => {
    const sharing = all.get(table)?.sharing;
    return sharing && isWaiting(sharing, person) ? [{ table, host: sharing.host }] : [];
  });
}

function isWaiting(
  { doors, host, guests }: NonNullable<Outline['sharing']>,
  person: string,
): boolean {
  const isInvited = doors.guests?.includes(person) === true;
  return isInvited && host !== person && !guests.some((keys) => keys.includes(person));
}
