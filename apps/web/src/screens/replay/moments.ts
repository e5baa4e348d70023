import type { Event } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { asPlayed } from '@hand-and-foot/rulesets';
import type { Context } from '@hand-and-foot/words';
import { speech } from '../../parts/words/wording.ts';

/** A step worth jumping to: a book, a foot, going out. */
export interface ReplayMoment {
  readonly at: number;
  readonly round: number;
  readonly text: string;
}

const WORTH: ReadonlySet<Event['event']> = new Set(['completed', 'tookFoot', 'wentOut']);

export function momentsIn({ steps, header }: Replay): ReplayMoment[] {
  const { ruleSet, terms, seats: names } = header;
  return steps.flatMap(({ round, events }, at) => {
    const context: Context = { ruleSet: asPlayed(ruleSet, terms), pack: terms.pack, names, round };
    const texts = events
      .filter(({ event }) => WORTH.has(event))
      .flatMap((event) => speech.value.sayEvent(event, context) ?? []);
    return texts.length === 0 ? [] : [{ at, round, text: texts.join(' ') }];
  });
}
