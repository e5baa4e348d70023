import type { Lead } from '@hand-and-foot/engine';
import { namesOfKinds } from '../kindRuns.ts';
import { itemNamed, type ItemNames, type ScorepadWords } from '../scorepadWords.ts';
import { listedKinds, nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { cards, figure, points } from './number.ts';
import { sayMisfit } from './padMisfit.ts';
import { sayNotice } from './padNotice.ts';
import { nameOfBook } from './ruleSet.ts';

const itemNames: ItemNames = {
  nameOfBook,
  nameOfKind,
  of: 'de',
  out: 'cerró',
  grabs: 'número exacto',
  bookAtOnce: 'libros bajados de una vez',
  firstDown: 'primero en bajarse',
  outAtOnce: 'bajarse y cerrar en un turno',
  penalty: {
    foot: 'pies sin tomar',
    wildMeld: 'combinaciones de comodines sin terminar',
    notDown: 'sin bajarse',
  },
  nearGrabs: (off) => `a ${cards(off)} o menos del número exacto`,
};

export const scorepad: ScorepadWords = {
  nameOfItem: (item, context) => itemNamed(itemNames, item, context),
  piles: { table: 'Cartas en la mesa', caught: 'En la mano y en el pie' },
  ways: { values: 'Por valor', hundreds: 'De cien en cien', total: 'Solo el total' },
  hundreds: 'Cientos',
  rest: 'Resto',
  points: 'Puntos',
  ofValue: (value) => `De ${figure(value)}`,
  ofValueInFull: (value, pack, kinds) =>
    `Cartas de ${points(value)}: ${listedKinds(pack, namesOfKinds(pack, kinds))}`,
  nameOfSide: (names) => listed(names),
  sayLead,
  sayNotice,
  sayMisfit,
};

function sayLead({ scorers, by }: Lead, names: readonly (readonly string[])[]): string {
  if (by === 0) return names.length === 2 ? 'Empate' : 'Empate entre todos';
  const leaders = scorers.flatMap((scorer) => names[scorer]!);
  return `${listed(leaders)} ${leaders.length === 1 ? 'va' : 'van'} ganando por ${figure(by)}`;
}
