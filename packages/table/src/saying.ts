import type { Seat } from '@hand-and-foot/engine';
import {
  isAboutCards,
  isPhrase,
  textOf,
  type Ask,
  type PhraseId,
  type Saying,
  type TableRefusal,
} from '@hand-and-foot/protocol';
import type { Change } from './entry.ts';

type Said = Extract<Change, { entry: 'said' }>;

/** A wish to say something: in one's own words, or a phrase. */
export type SayingAsk = Extract<Ask, { do: 'say' | 'sayPhrase' }>;

/** Why it can't be said. Partners who agreed to be quiet still say what isn't about cards. */
export function whyNotSay(ask: SayingAsk, isQuiet: boolean): TableRefusal | undefined {
  if (ask.do === 'say') return isQuiet ? { why: 'quiet' } : undefined;
  if (!isPhrase(ask.phrase)) return { why: 'noSuchPhrase' };
  return isQuiet && isAboutCards(ask.phrase) ? { why: 'quiet' } : undefined;
}

export function saidFor(ask: SayingAsk, seat: Seat): Said {
  if (ask.do === 'say') return { entry: 'said', seat, text: ask.text };
  const phrase = ask.phrase as PhraseId;
  return { entry: 'said', seat, text: textOf(phrase), phrase };
}

/** The saying as everybody is told it. */
export function sayingIn({ seat, text, phrase }: Said, at: number): Omit<Saying, 'name'> {
  return { seat, text, ...(phrase === undefined ? {} : { phrase }), at };
}
