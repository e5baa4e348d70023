import type { Ports } from './ports.ts';

/** Does work that holds the thread, and reports its beginning and end. */
export type Meter = <T>(work: () => T, command?: string) => T;

export function newMeter({ share }: Pick<Ports, 'share'>): Meter {
  if (!share) return (work) => work();
  return (work, command) => {
    share.begin(command);
    try {
      return work();
    } finally {
      share.end();
    }
  };
}
