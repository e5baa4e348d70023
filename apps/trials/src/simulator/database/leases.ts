import type { Store } from '@hand-and-foot/server/parts';
import type { Calls } from './calls.ts';
import type { Lease, Shelves } from './shelves.ts';

export function leaseStore(
  { time, leases, stays, takings }: Shelves,
  { read, write }: Calls,
): Pick<Store, 'stay' | 'take' | 'renew' | 'release' | 'alone'> {
  const isHeld = (lease: Lease | undefined): lease is Lease =>
    lease !== undefined &&
    lease.until > time.now() &&
    (stays.get(lease.node)?.until ?? Infinity) > time.now();
  return {
    stay: async (node, span) =>
      write(() => {
        const stay = stays.get(node) ?? { until: 0, taken: time.now() };
        stay.until = time.now() + span;
        stays.set(node, stay);
        return stay.taken;
      }),
    take: async (table, node, span) =>
      write(() => {
        const lease = leases.get(table);
        if (isHeld(lease) && lease.node !== node) return undefined;
        const robbed = lease && lease.until > 0 ? stays.get(lease.node) : undefined;
        if (robbed && lease!.node !== node) robbed.taken++;
        const epoch = (lease?.epoch ?? 0) + 1;
        const isAfterCrash = lease !== undefined && (lease.until > 0 || lease.isAfterCrash);
        leases.set(table, { node, epoch, until: time.now() + span, isAfterCrash });
        takings.push({ table, at: time.now() });
        return { table, epoch, isAfterCrash };
      }),
    renew: async (node, all, span) =>
      write(() =>
        all.filter((hold) => {
          const lease = leases.get(hold.table);
          if (lease?.node !== node || lease.epoch !== hold.epoch) return true;
          lease.until = time.now() + span;
          return false;
        }),
      ),
    release: async (hold) =>
      write(() => {
        const lease = leases.get(hold.table);
        if (lease?.epoch === hold.epoch) lease.until = 0;
      }),
    alone: async (tables) => read(() => tables.filter((table) => !isHeld(leases.get(table)))),
  };
}
