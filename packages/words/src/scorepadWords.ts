import type { BookKind, Kind, Lead, Pack, Penalty } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { Item, Misfit, Notice, Pile, Way } from '@hand-and-foot/scorepad';
import { capitalised } from './capitalised.ts';

/** The subject of sentences about a pad: `sides` has the names of people who play together in a round. */
export interface PadContext {
  readonly ruleSet: RuleSet;
  readonly pack: Pack;
  readonly sides: readonly string[];
}

/** Sentences about the score of a game with real cards. */
export interface ScorepadWords {
  /** "Clean books", "Going out", "Red threes". */
  readonly nameOfItem: (item: Item, context: Omit<PadContext, 'sides'>) => string;
  /** "Cards on the table", "Caught in hand and foot". */
  readonly piles: Readonly<Record<Pile, string>>;
  readonly ways: Readonly<Record<Way, string>>;
  /** Labels of the fields where cards are counted by hundreds, or all at once. */
  readonly hundreds: string;
  readonly rest: string;
  readonly points: string;
  /** "5s": cards of this value. */
  readonly ofValue: (value: number) => string;
  /** The same with its cards, to be read out: "Cards of 5 points: fours to sevens". */
  readonly ofValueInFull: (value: number, pack: Pack, kinds: readonly Kind[]) => string;
  /** "Ann and Cy". */
  readonly nameOfSide: (names: readonly string[]) => string;
  /** "Ann and Cy lead by 235", "All are level"; per running total, who has it. */
  readonly sayLead: (lead: Lead, names: readonly (readonly string[])[]) => string;
  readonly sayNotice: (notice: Notice, context: PadContext) => string;
  /** Why a file is no pad. */
  readonly sayMisfit: (misfit: Misfit) => string;
}

/** A sentence for each notice. */
type NoticeSayings = {
  [Each in Notice['notice']]: (
    notice: Extract<Notice, { notice: Each }>,
    context: PadContext,
  ) => string;
};

/** A notice about one side begins with the side's name. */
export function noticesSaid(sayings: NoticeSayings): ScorepadWords['sayNotice'] {
  return (notice, context) => {
    const say = sayings[notice.notice] as (notice: Notice, context: PadContext) => string;
    const text = say(notice, context);
    return 'side' in notice ? `${context.sides[notice.side]!}: ${text}` : capitalised(text);
  };
}

/** A language's names for the things that are counted. */
export interface ItemNames {
  readonly nameOfBook: (ruleSet: RuleSet, book: BookKind, count: number) => string;
  readonly nameOfKind: (pack: Pack, kind: Kind, count: number) => string;
  /** Between books and their rank: "of". */
  readonly of: string;
  readonly out: string;
  readonly grabs: string;
  /** Grabs that missed by up to so many cards. */
  readonly nearGrabs: (off: number) => string;
  readonly bookAtOnce: string;
  readonly firstDown: string;
  readonly outAtOnce: string;
  readonly penalty: Readonly<Record<Penalty['for'], string>>;
}

export function itemNamed(
  words: ItemNames,
  item: Item,
  { ruleSet, pack }: Omit<PadContext, 'sides'>,
): string {
  const kinds = (kind: Kind): string => words.nameOfKind(pack, kind, 2);
  if (item.is === 'books') {
    const books = words.nameOfBook(ruleSet, item.book, 2);
    return capitalised(
      item.rank === undefined ? books : `${books} ${words.of} ${kinds(item.rank)}`,
    );
  }
  if (item.is === 'grabs' && item.off > 0) return capitalised(words.nearGrabs(item.off));
  if (item.is === 'penalty') return capitalised(words.penalty[item.of]);
  return capitalised('kind' in item ? kinds(item.kind) : words[item.is]);
}
