import { fact, type Reader } from '../../fact.ts';

/** Cards that only one deck has. */
export const pack: Reader = [
  { says: /\b(?:villains?|jesters?)\b/, means: () => [fact('pack', '', 'lords-and-ladies')] },
];
