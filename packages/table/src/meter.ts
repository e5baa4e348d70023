import type { Ports } from './ports.ts';

/** Does the work, which keeps the thread while it lasts, and lets it be known. */
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
