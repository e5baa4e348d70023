import type { Fail } from '../failure.ts';
import type { Person } from '../people.ts';
import type { Moment } from '../truth.ts';

/** Checks that nothing revealed a code, named a guest, or let cards be worked out early. */
export function checkSecrets(
  people: readonly Person[],
  moments: readonly Moment[],
  fail: Fail,
): void {
  const never = new Set<string>();
  const notBefore = new Map<string, number>();
  for (const { doors, guests, entry, secrets, secret, kept } of moments) {
    for (const hash of [doors.host, doors.invite, doors.watch, ...guests.flat()]) never.add(hash);
    if (entry.entry === 'linked' || entry.entry === 'invited') never.add(entry.code);
    if (entry.entry === 'invited') never.add(entry.watch);
    if (entry.entry === 'dealt') never.add(entry.seed);
    if (!notBefore.has(secrets.next)) notBefore.set(secrets.next, Infinity);
    if (secret !== undefined) notBefore.set(secret, kept.at);
  }
  for (const { name, clients } of people)
    for (const { history } of clients)
      for (const { text, at } of history.told)
        for (const [hash] of text.matchAll(/[0-9a-f]{64}/g))
          if (never.has(hash) || at < (notBefore.get(hash) ?? 0))
            fail('secrets', `${name} is told ${hash.slice(0, 8)}… at ${at}`);
}
