import type { BooksNeeded, PerRound } from '@hand-and-foot/engine';

/** A language's sentences about the books that going out takes. */
export interface NeedSentences {
  /** Books that every round asks for, in one sentence. */
  readonly always: (needs: readonly BooksNeeded[]) => string;
  /** Books whose number changes with the rounds. */
  readonly alone: (count: PerRound<number>, need: BooksNeeded, isFirst: boolean) => string;
  /** The number for tables with partners, where it differs. */
  readonly together: (count: PerRound<number>, need: BooksNeeded) => string;
  /** That partners need none of those. */
  readonly noneTogether: string;
}

/** The books that going out takes, with nothing said of rounds that ask for none. */
export function tellNeeds(needs: readonly BooksNeeded[], say: NeedSentences): string[] {
  const asked = needs.filter(isEverAsked);
  const same = asked.filter(isSame);
  const changing = asked
    .filter((need) => !isSame(need))
    .map((need, at) => tellNeed(need, say, same.length === 0 && at === 0));
  return [...(same.length === 0 ? [] : [say.always(same)]), ...changing];
}

/** Whether no round asks for any book, alone or with partners. */
export function needsNone(needs: readonly BooksNeeded[]): boolean {
  return !needs.some(isEverAsked);
}

function isEverAsked({ count, partners = [] }: BooksNeeded): boolean {
  return isAsked(count) || isAsked(partners);
}

function isSame({ count, partners }: BooksNeeded): boolean {
  return count.length === 1 && partners === undefined;
}

function tellNeed(need: BooksNeeded, say: NeedSentences, isFirst: boolean): string {
  const { count, partners } = need;
  const alone = isAsked(count) ? [say.alone(count, need, isFirst)] : [];
  if (partners === undefined) return alone.join('');
  return [...alone, isAsked(partners) ? say.together(partners, need) : say.noneTogether].join(' ');
}

function isAsked(count: PerRound<number>): boolean {
  return count.some((number) => number > 0);
}
