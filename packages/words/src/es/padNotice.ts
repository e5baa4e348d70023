import type { Notice } from '@hand-and-foot/scorepad';
import { capitalised } from '../capitalised.ts';
import type { PadContext } from '../scorepadWords.ts';
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { masculine } from './noun.ts';
import { cards, counted, figure, points, thereAre } from './number.ts';
import { bookOf, booksOf, nameOf, nounFor } from './ruleSet.ts';

/** Says kindly that something about a round looks wrong. */
export function sayNotice(notice: Notice, context: PadContext): string {
  const text = sentence(notice, context);
  return 'side' in notice ? `${context.sides[notice.side]!}: ${text}` : capitalised(text);
}

function sentence(notice: Notice, context: PadContext): string {
  const { ruleSet, pack, sides } = context;
  switch (notice.notice) {
    case 'tooManyCards': {
      const { have, most, kinds } = notice;
      const names = kinds.map((kind) => pack.kinds[kind]!);
      const what = kinds.length === pack.kinds.length ? 'cartas' : listedKinds(pack, names);
      return `entre todos hay ${figure(have)} de estas cartas, y las barajas tienen ${figure(most)}: ${what}.`;
    }
    case 'unknownBooks':
      return `${nameOf(ruleSet)} no conoce ${nounFor(ruleSet, 'book').many} del tipo «${notice.book}»; no dan nada.`;
    case 'unknownCount':
      return `${nameOf(ruleSet)} no cuenta «${notice.what}»; no da nada.`;
    case 'belowNothing':
      return `un número es menor que cero, ${figure(notice.have)}. ¿Es así?`;
    case 'severalOut':
      return `figuran como que cerraron: ${notice.sides.map((side) => sides[side]!).join('; ')}. Solo uno puede: ¿quién fue?`;
    case 'outWithoutBooks': {
      const { need, have, kind, rank } = notice;
      return `cerrar pide ${booksOf(context, need, kind, rank)}; ${thereAre(have, bookOf(ruleSet, kind))}.`;
    }
    case 'outWithCards':
      return 'quien cierra no tiene cartas, pero hay algunas contadas sin jugar.';
    case 'oddPoints':
      return `ninguna suma de cartas da ${points(notice.points)}. ${nearest(notice)}`;
    case 'tooFewCards':
      return `${booksOf(context, notice.books, 'any')} llevan ${cards(notice.need)}; en la mesa hay ${figure(notice.have)} contadas.`;
    case 'tooFewPoints':
      return `${booksOf(context, notice.books, 'any')} valen al menos ${points(notice.need)}; en la mesa hay ${figure(notice.have)} contados.`;
    case 'tooManyGrabs':
      return `${figure(notice.have)} tomas justas, pero ${counted(notice.most, masculine('jugador', 'jugadores'))}.`;
    case 'tooManyCaps':
      return `${figure(notice.have)} coronas, pero ${booksOf(context, notice.most, 'any')} que se pueden coronar.`;
  }
}

function nearest({ below, above }: { below?: number; above?: number }): string {
  const near = [below, above].filter((sum) => sum !== undefined).map(figure);
  return near.length === 2 ? `¿Son ${listed(near, 'or')}?` : `Lo más que hay es ${near.join('')}.`;
}
