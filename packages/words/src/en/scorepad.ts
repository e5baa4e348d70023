import type { Item, Lead } from '@hand-and-foot/scorepad';
import { capitalised } from '../capitalised.ts';
import type { PadContext, ScorepadWords } from '../scorepadWords.ts';
import { nameOfBook } from './book.ts';
import { listedKinds, nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { figure, points } from './number.ts';
import { sayMisfit } from './padMisfit.ts';
import { sayNotice } from './padNotice.ts';

export const scorepad: ScorepadWords = {
  nameOfItem: (item, context) => capitalised(nameOfItem(item, context)),
  piles: { table: 'Cards on the table', caught: 'Left in hand and foot' },
  ways: { values: 'By value', hundreds: 'By hundreds', total: 'One total' },
  hundreds: 'Hundreds',
  rest: 'The rest',
  points: 'Points',
  ofValue: (value) => `${figure(value)}s`,
  ofValueInFull: (value, pack, kinds) =>
    `Cards worth ${points(value)}: ${listedKinds(
      pack,
      kinds.map((kind) => pack.kinds[kind]!),
    )}`,
  nameOfSide: (names) => listed(names),
  sayLead,
  sayNotice,
  sayMisfit,
};

function nameOfItem(item: Item, { ruleSet, pack }: Omit<PadContext, 'sides'>): string {
  switch (item.is) {
    case 'books': {
      const books = nameOfBook(ruleSet, item.book, 2);
      return item.rank === undefined ? books : `${books} of ${nameOfKind(pack, item.rank, 2)}`;
    }
    case 'out':
      return 'went out';
    case 'grabs':
      return 'exact grabs';
    case 'laid':
    case 'caps':
      return nameOfKind(pack, item.kind, 2);
  }
}

function sayLead({ scorers, by }: Lead, names: readonly (readonly string[])[]): string {
  if (by === 0) return names.length === 2 ? 'It’s a tie' : 'Everyone’s tied';
  const leaders = scorers.flatMap((scorer) => names[scorer]!);
  return `${listed(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} by ${figure(by)}`;
}
