import { setTimeout as sleep } from 'node:timers/promises';
import type { Gathering } from './gathering.ts';

/** Long, because a machine may be busy; when all is well, nobody waits for it. */
const PATIENCE = 60_000;

/** Waits until everything is answered and everybody is up to date, and names those who aren't. */
export async function settle(
  gatherings: readonly Gathering[],
  read: (table: string) => Promise<readonly unknown[]>,
): Promise<string[]> {
  for (const gathering of gatherings) gathering.rest();
  const until = Date.now() + PATIENCE;
  for (;;) {
    const stuck: string[] = [];
    for (const gathering of gatherings) stuck.push(...(await whoIsStuck(gathering, read)));
    if (stuck.length === 0 || Date.now() > until) return stuck;
    await sleep(100);
  }
}

async function whoIsStuck(
  { table, people, isAnswered }: Gathering,
  read: (table: string) => Promise<readonly unknown[]>,
): Promise<string[]> {
  if (!isAnswered) return [`${table}: something was never answered`];
  const { length } = await read(table);
  return people
    .filter(({ client }) => client.known?.seq !== length)
    .map(({ name, client }) => `${table}: ${name} knows ${client.known?.seq} of ${length} entries`);
}
