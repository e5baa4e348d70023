import { seeded } from '@hand-and-foot/engine';

/** Faces a person can choose, drawn by each client; the first ones serve those who choose none. */
export const FACES = [
  'fox',
  'owl',
  'bear',
  'rabbit',
  'lion',
  'panda',
  'penguin',
  'koala',
  'deer',
  'elephant',
  'hedgehog',
  'frog',
  'cat',
  'dog',
  'mouse',
  'rooster',
] as const;

export type Face = (typeof FACES)[number];

export function isFace(found: unknown): found is Face {
  return FACES.some((face) => face === found);
}

/** The face for a name, the same everywhere; another one if those faces are at the table already. */
export function faceFor(name: string, taken: readonly (Face | undefined)[] = []): Face {
  const first = seeded(`face ${name.toLowerCase()}`).below(FACES.length);
  const inTurn = [...FACES.slice(first), ...FACES.slice(0, first)];
  return inTurn.find((face) => !taken.includes(face)) ?? inTurn[0]!;
}
