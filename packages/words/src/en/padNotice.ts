import type { Notice } from '@hand-and-foot/scorepad';
import { capitalised } from '../capitalised.ts';
import type { PadContext } from '../scorepadWords.ts';
import { booksOf } from './book.ts';
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { counted, countWord, figure, thereAre } from './number.ts';

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
      const what = kinds.length === pack.kinds.length ? 'cards' : listedKinds(pack, names);
      return `all sides together have ${figure(have)} of these, and the decks hold ${figure(most)}: ${what}.`;
    }
    case 'unknownBooks':
      return `${ruleSet.name} knows no ${ruleSet.words.book.many} of the kind “${notice.book}”; they bring nothing.`;
    case 'unknownCount':
      return `${ruleSet.name} does not count “${notice.what}”; it brings nothing.`;
    case 'belowNothing':
      return `a number is below nothing, ${figure(notice.have)}. Is it meant so?`;
    case 'severalOut':
      return `marked as gone out: ${notice.sides.map((side) => sides[side]!).join('; ')}. Only one can: which was it?`;
    case 'outWithoutBooks': {
      const { need, have, kind, rank } = notice;
      return `going out needs ${booksOf(context, need, kind, rank)}; ${thereAre(have)}.`;
    }
    case 'outWithCards':
      return 'whoever goes out has no cards left, but some are counted as caught.';
    case 'oddPoints':
      return `no cards come to ${notice.points === 1 ? '1 point' : `${figure(notice.points)} points`}. ${nearest(notice)}`;
    case 'tooFewCards':
      return `${books(context, notice.books)} take ${countWord(notice.need)} cards; ${countWord(notice.have)} are counted on the table.`;
    case 'tooFewPoints':
      return `${books(context, notice.books)} come to ${figure(notice.need)} points at least; ${figure(notice.have)} are counted on the table.`;
    case 'tooManyGrabs':
      return `${figure(notice.have)} exact grabs, but ${counted(notice.most, { one: 'player', many: 'players' })}.`;
    case 'tooManyCaps':
      return `${figure(notice.have)} caps, but ${booksOf(context, notice.most, 'any')} that can be capped.`;
  }
}

function books(context: PadContext, count: number): string {
  return booksOf(context, count, 'any');
}

function nearest({ below, above }: { below?: number; above?: number }): string {
  const near = [below, above].filter((points) => points !== undefined).map(figure);
  return near.length === 2 ? `Is it ${listed(near, 'or')}?` : `The most is ${near.join('')}.`;
}
