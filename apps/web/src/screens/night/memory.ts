import { kept } from '../../parts/settings/kept.ts';

/** This browser's notes on a night. */
interface Remembered {
  readonly code: string;
  /** By board, as they were told first: a pledge that changes later is none. */
  readonly pledges: readonly string[];
  readonly at: number;
}

interface Memory {
  readonly nights: Readonly<Record<string, Remembered>>;
}

/** Most nights remembered; the least recently seen are forgotten. */
const MOST = 12;

const memory = kept<Memory>(
  'nights',
  { nights: {} },
  {
    nights: (found) =>
      typeof found === 'object' && found !== null && Object.values(found).every(isRemembered),
  },
);

function isRemembered(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  const { code, pledges, at } = found as Partial<Record<keyof Remembered, unknown>>;
  return typeof code === 'string' && Array.isArray(pledges) && Number.isFinite(at);
}

export function rememberedNight(night: string): Remembered | undefined {
  return memory.value.nights[night];
}

/** The nights of the last days, the latest first. */
export function lastNights(days: number): string[] {
  const since = Date.now() - days * 86_400_000;
  return Object.entries(memory.value.nights)
    .filter(([, { at }]) => at > since)
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([night]) => night);
}

/** The first pledges are kept. */
export function rememberNight(night: string, code: string, pledges: readonly string[]): void {
  const { nights } = memory.peek();
  const before = nights[night];
  const first = before && before.pledges.length > 0 ? before.pledges : pledges;
  const others = Object.entries(nights)
    .filter(([id]) => id !== night)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  const own = { code: code === '' ? (before?.code ?? '') : code, pledges: first, at: Date.now() };
  memory.value = { nights: Object.fromEntries([[night, own], ...others]) };
}
