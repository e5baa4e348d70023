import type { Action, Event, Random, Refusal, Seat, Terms, View } from '@hand-and-foot/engine';
import type { Decision } from './reason.ts';

/** Everything a bot sees when its seat must act: no more than a person in that seat could know. */
export interface Seen {
  /** Made when it is first read, so a bot that needs none costs none. */
  readonly view: View;
  /** Never empty. Other actions may be allowed too; these always are. */
  readonly legal: readonly Action[];
  /** Events the seat has seen since it was last asked; empty for a bot that doesn't watch. */
  readonly since: readonly Event[];
}

export interface Bot {
  /** The answer need not be listed. Throws `NoAnswer` where none can be had. */
  decide(seen: Seen): Action | Promise<Action>;
  /** The same with its reason, for bots that can say why; asked instead of `decide`. */
  advise?(seen: Seen): Decision;
  /** Whether it wants to see events. */
  readonly watches?: boolean;
  /** Told that its last answer was refused; an allowed action was then chosen for it. */
  refused?(refusal: Refusal): void;
  /** Told that it will not be asked again. */
  rest?(): void;
}

export type MakeBot = (terms: Terms, seat: Seat, random: Random) => Bot;

/** A bot outside this program did not answer in time, or not with an action. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}
