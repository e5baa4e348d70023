import type { KindName, Role } from '@hand-and-foot/engine';

/** The part each card of a standard deck plays at most tables. */
export const standardRoles = {
  '4': 'natural',
  '5': 'natural',
  '6': 'natural',
  '7': 'natural',
  '8': 'natural',
  '9': 'natural',
  T: 'natural',
  J: 'natural',
  Q: 'natural',
  K: 'natural',
  A: 'natural',
  '2': 'wild',
  joker: 'wild',
  black3: 'dead',
  red3: 'dead',
} as const satisfies Record<KindName, Role>;

/** Its points at most tables. */
export const standardValues = {
  '4': 5,
  '5': 5,
  '6': 5,
  '7': 5,
  '8': 10,
  '9': 10,
  T: 10,
  J: 10,
  Q: 10,
  K: 10,
  A: 20,
  '2': 20,
  joker: 50,
  black3: 0,
  red3: 0,
} as const satisfies Record<KindName, number>;
