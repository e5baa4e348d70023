import type { Item, Lead } from '@hand-and-foot/scorepad';
import { capitalised } from '../capitalised.ts';
import type { PadContext, ScorepadWords } from '../scorepadWords.ts';
import { listedKinds, nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { figure, points } from './number.ts';
import { sayMisfit } from './padMisfit.ts';
import { sayNotice } from './padNotice.ts';
import { nameOfBook } from './ruleSet.ts';

export const scorepad: ScorepadWords = {
  nameOfItem: (item, context) => capitalised(nameOfItem(item, context)),
  piles: { table: 'Cartas en la mesa', caught: 'En la mano y en el pie' },
  ways: { values: 'Por valor', hundreds: 'Por cientos', total: 'Un total' },
  hundreds: 'Cientos',
  rest: 'Resto',
  points: 'Puntos',
  ofValue: (value) => `De ${figure(value)}`,
  ofValueInFull: (value, pack, kinds) =>
    `Cartas de ${points(value)}: ${listedKinds(
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
      return item.rank === undefined ? books : `${books} de ${nameOfKind(pack, item.rank, 2)}`;
    }
    case 'out':
      return 'cerró';
    case 'grabs':
      return 'tomas exactas';
    case 'laid':
    case 'caps':
      return nameOfKind(pack, item.kind, 2);
  }
}

function sayLead({ scorers, by }: Lead, names: readonly (readonly string[])[]): string {
  if (by === 0) return names.length === 2 ? 'Van empatados' : 'Van todos empatados';
  const leaders = scorers.flatMap((scorer) => names[scorer]!);
  return `${listed(leaders)} ${leaders.length === 1 ? 'va' : 'van'} ganando por ${figure(by)}`;
}
