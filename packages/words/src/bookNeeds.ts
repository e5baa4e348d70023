import type { BooksNeeded, PerRound } from '@hand-and-foot/engine';

interface ByRound {
  readonly say: (number: number) => string;
  readonly isSaid: (number: number) => boolean;
}

/** A language's sentences about the books that going out takes. */
export interface NeedSentences {
  readonly books: (number: number, need: BooksNeeded) => string;
  /** The same, round by round. */
  readonly byRound: (count: PerRound<number>, how: ByRound) => string;
  /** Books that every round asks for, in one sentence. */
  readonly always: (books: readonly string[]) => string;
  /** Books whose number changes with the rounds. */
  readonly alone: (books: string, isFirst: boolean) => string;
  /** The books for tables with partners, where they differ. */
  readonly together: (books: string) => string;
  /** That partners need none of those. */
  readonly noneTogether: string;
}

/** The books that going out takes, with nothing said of rounds that ask for none. */
export function tellNeeds(needs: readonly BooksNeeded[], say: NeedSentences): string[] {
  const asked = needs.filter(isEverAsked);
  const same = asked.filter(isSame);
  const always = same.map((need) => say.books(need.count[0]!, need));
  const changing = asked
    .filter((need) => !isSame(need))
    .map((need, at) => tellNeed(need, say, same.length === 0 && at === 0));
  return [...(same.length === 0 ? [] : [say.always(always)]), ...changing];
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
  const inRounds = (numbers: PerRound<number>): string =>
    say.byRound(numbers, {
      say: (number) => say.books(number, need),
      isSaid: (number) => number > 0,
    });
  const alone = isAsked(count) ? [say.alone(inRounds(count), isFirst)] : [];
  if (partners === undefined) return alone.join('');
  return [...alone, isAsked(partners) ? say.together(inRounds(partners)) : say.noneTogether].join(
    ' ',
  );
}

function isAsked(count: PerRound<number>): boolean {
  return count.some((number) => number > 0);
}
