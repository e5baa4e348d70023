import type { Lead } from '@hand-and-foot/engine';
import { namesOfKinds } from '../kindRuns.ts';
import { itemNamed, type ItemNames, type ScorepadWords } from '../scorepadWords.ts';
import { nameOfBook } from './book.ts';
import { listedKinds, nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { cards, figure, points } from './number.ts';
import { sayMisfit } from './padMisfit.ts';
import { sayNotice } from './padNotice.ts';

const itemNames: ItemNames = {
  nameOfBook,
  nameOfKind,
  of: 'of',
  out: 'went out',
  grabs: 'exact grabs',
  bookAtOnce: 'books melded at once',
  firstDown: 'first to go down',
  outAtOnce: 'down and out in one turn',
  penalty: {
    foot: 'feet never picked up',
    wildMeld: 'unfinished all-wild melds',
    notDown: 'never went down',
  },
  nearGrabs: (off) => `grabs within ${cards(off)}`,
};

export const scorepad: ScorepadWords = {
  nameOfItem: (item, context) => itemNamed(itemNames, item, context),
  piles: { table: 'Cards on the table', caught: 'Left in hand and foot' },
  ways: { values: 'By value', hundreds: 'By hundreds', total: 'One total' },
  hundreds: 'Hundreds',
  rest: 'The rest',
  points: 'Points',
  ofValue: (value) => `Worth ${figure(value)}`,
  ofValueInFull: (value, pack, kinds) =>
    `Cards worth ${points(value)}: ${listedKinds(pack, namesOfKinds(pack, kinds))}`,
  nameOfSide: (names) => listed(names),
  sayLead,
  sayNotice,
  sayMisfit,
};

function sayLead({ scorers, by }: Lead, names: readonly (readonly string[])[]): string {
  if (by === 0) return names.length === 2 ? 'It’s a tie' : 'Everyone’s tied';
  const leaders = scorers.flatMap((scorer) => names[scorer]!);
  return `${listed(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} by ${figure(by)}`;
}
