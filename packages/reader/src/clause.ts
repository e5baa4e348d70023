import type { Sentence } from './sentence.ts';

/** Words that turn a statement round. */
const DENIAL =
  /\b(?:no|not|never|cannot|without(?! looking)|nobody|none|neither|nor|nope|excluding|except|not counting|other than|isnt|wont|stop(?:ped)?)\b/;

/** A new statement begins, so that a "no" before it no longer counts. */
const BREAK =
  /[;:()]|\bbut\b|\bbecause\b|\bthen\b| and (?=(?:you|u|they|he|it|the|never|not|no|cannot)\b)|, (?=(?:and |so |or )?(?:you|your|they|he|she|it|we|i|players?|each|if|when|clean|dirty|wild book|once|after|the|a|\d))|, (?=(?:take|draw|discard|ask|pass))/g;

/** Sentences that tell of other days, other tables or examples. */
const LOOSE =
  /\b(?:for example|example|e\.g|suppose|sometimes|some (?:players|families|groups|tables)|(?<!\bbe )used to|optional(?:ly)?|variations?|variants?|tournaments?|crossed out|alternative(?:ly)?|in the past|if you (?:like|want to|prefer)|hints?|tips?|better to|it is (?:best|wise)|beware|strategy)\b/;

/** Whether a "no" in the same clause, outside the phrase, denies it. */
export function isDenied(plain: string, from: number, to: number): boolean {
  const start = clauseStart(plain, from);
  const end = clauseEnd(plain, to);
  return DENIAL.test(`${plain.slice(start, from)} ${plain.slice(to, end)}`);
}

/** Whether a sentence says "no" at all: for phrases that take it whole. */
export function hasDenial(plain: string): boolean {
  return DENIAL.test(plain);
}

/** Such a sentence is never taken for a rule. */
export function isLoose({ plain, under, text }: Sentence): boolean {
  if (LOOSE.test(plain) || /\bhints?\b|\btips?\b|\bexamples?\b/.test(under)) return true;
  return /\?["”’')]*$/.test(text) && !/may i go out|can i go out/i.test(text);
}

function clauseStart(plain: string, at: number): number {
  const before = [...plain.matchAll(BREAK)]
    .filter(({ index, 0: sign }) => index + sign.length <= at)
    .at(-1);
  return before ? before.index + before[0].length : 0;
}

function clauseEnd(plain: string, at: number): number {
  const after = plain.slice(at).search(new RegExp(BREAK.source));
  return after < 0 ? plain.length : at + after;
}
