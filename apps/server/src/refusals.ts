/** Reasons for refusals that say something about the server's health. */
const REASONS = [
  'requests',
  'sockets',
  'openSockets',
  'messages',
  'tables',
  'busy',
  'busyTable',
  'gaveUp',
  'foreignOrigin',
  'blocked',
  'draining',
  'noise',
  'slowReader',
  'operatorToken',
  'brokenOff',
] as const;

type Reason = (typeof REASONS)[number];

/** Counts per reason since the process started. */
export interface Refusals {
  count(reason: Reason): void;
  readonly all: Readonly<Record<Reason, number>>;
}

export function newRefusals(): Refusals {
  const all = Object.fromEntries(REASONS.map((reason) => [reason, 0])) as Record<Reason, number>;
  return { count: (reason) => void all[reason]++, all };
}
