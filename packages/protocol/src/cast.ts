import { seeded, shuffle } from '@hand-and-foot/engine';

/**
 * The bots, by first name: short, plain in every language we speak, each with a letter of its own. There's one for every
 * seat of the largest table.
 */
export const CAST = [
  'Amara',
  'Bruno',
  'Celia',
  'Dev',
  'Fatima',
  'Gus',
  'Iris',
  'Joel',
  'Kofi',
  'Lupe',
  'Otis',
  'Ruth',
  'Teo',
  'Vera',
  'Walt',
  'Yuki',
] as const;

export type CastName = (typeof CAST)[number];

/** The bots for this many seats at the table with this seed: none has the name of somebody there already. */
export function castFor(seed: string, taken: readonly string[], count: number): CastName[] {
  const order = Array.from(CAST, (_, at) => at);
  shuffle(order, seeded(`cast ${seed}`));
  const names = taken.map(plain);
  const initials = new Set(names.map(([initial]) => initial));
  const free = order.map((at) => CAST[at]!).filter((name) => !names.includes(plain(name)));
  const isApart = (name: string): boolean => !initials.has(plain(name)[0]);
  const apart = free.filter(isApart);
  return [...apart, ...free.filter((name) => !isApart(name))].slice(0, count);
}

export function isCastName(name: string): name is CastName {
  return CAST.some((each) => each === name);
}

/** Without accents, case or what follows the first name: "Iris R." would be mistaken for Iris. */
function plain(name: string): string {
  const [first = ''] = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .split(/\s/);
  return first;
}
