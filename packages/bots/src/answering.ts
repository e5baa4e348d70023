import type { State } from '@hand-and-foot/engine';
import type { Outlook } from './outlook.ts';
import { newStanding, readStanding } from './standing.ts';
import { outValue, valueOf } from './value.ts';

/** What speaks for and against a partner's going out now, in points. */
export interface Answer {
  readonly yes: boolean;
  /** What the one asked is caught with: the hand it sees, and what its other piles hold on average. */
  readonly caught: number;
  readonly out: number;
  readonly playOn: number;
}

export function answerFor(world: State, look: Outlook): Answer {
  const { terms } = look;
  const standing = newStanding(terms);
  readStanding(world, look.seat, look.pile, standing);
  let caught = standing.pilesLeft * terms.rules.piles.at(-1)! * look.meanCaught;
  for (let kind = 0; kind < terms.kinds; kind++)
    caught += standing.held[kind]! * terms.caught[kind]!;
  const out = outValue(look, standing) - caught;
  const playOn = valueOf(look, standing);
  return { yes: out >= playOn, caught, out, playOn };
}
