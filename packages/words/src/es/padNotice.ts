import type { BookKind, Pack } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { Notice } from '@hand-and-foot/scorepad';
import { namesOfKinds } from '../kindRuns.ts';
import { noticesSaid, type ScorepadWords } from '../scorepadWords.ts';
import { listedKinds } from './kind.ts';
import { agree, feminine, masculine, type GenderedNoun } from './noun.ts';
import { CARD, cards, countAlone, counted, figure, points } from './number.ts';
import { bookOf, booksOf, nounFor, ruleSetName, withArticle } from './ruleSet.ts';

const POINT = masculine('punto', 'puntos');
const PLAYER = masculine('jugador', 'jugadores');
const TIME = feminine('vez', 'veces');
const CAP = feminine('carta para coronar', 'cartas para coronar');

/** Says kindly that something about a round looks wrong. */
export const sayNotice: ScorepadWords['sayNotice'] = noticesSaid({
  tooManyCards: (notice, { pack }) => tooManyCards(notice, pack),
  unknownBooks: (notice, { ruleSet }) =>
    `en ${withArticle(ruleSetName(ruleSet))} no hay ${unknownBooks(notice.book, ruleSet)}, así que no cuentan.`,
  unknownCount: (notice, { ruleSet }) =>
    `en ${withArticle(ruleSetName(ruleSet))} no se cuenta «${notice.what}», así que no suma nada.`,
  belowNothing: (notice) => `${figure(notice.have)} es menor que cero. ¿Está bien así?`,
  severalOut: (notice, { sides }) =>
    `según lo anotado, cerraron varios: ${notice.sides.map((side) => sides[side]!).join('; ')}. Solo puede cerrar uno. ¿Quién fue?`,
  outWithoutBooks: ({ need, have, kind, rank }, context) =>
    `para cerrar hace${need === 1 ? '' : 'n'} falta ${booksOf(context, need, kind, rank)}; ${isCounted(have, bookOf(context.ruleSet, kind))}.`,
  outWithCards: () => 'quien cierra se queda sin cartas, pero hay algunas anotadas.',
  oddPoints: (notice) => `no hay cartas que sumen ${points(notice.points)}. ${nearest(notice)}`,
  tooFewCards: (notice, context) =>
    `${booksOf(context, notice.books, 'any')} ${notice.books === 1 ? 'lleva' : 'llevan'} ${cards(notice.need)}; en la mesa ${isCounted(notice.have, CARD)}.`,
  tooFewPoints: (notice, context) =>
    `${booksOf(context, notice.books, 'any')} ${notice.books === 1 ? 'vale' : 'valen'} al menos ${points(notice.need)}; en la mesa ${isCounted(notice.have, POINT)}.`,
  tooManyGrabs: (notice) =>
    `${counted(notice.have, TIME)} el número exacto, pero solo hay ${counted(notice.most, PLAYER)}.`,
  tooManyCaps: (notice, context) =>
    `${counted(notice.have, CAP)}, pero ${notice.most === 0 ? 'no' : 'solo'} hay ${booksOf(context, notice.most, 'any')} donde ponerla${notice.have === 1 ? '' : 's'}.`,
});

const BOOK_KINDS: readonly string[] = ['clean', 'dirty', 'wild'] satisfies BookKind[];

/** "libros de comodines"; a kind that only another rule set has keeps the name it was written under. */
function unknownBooks(kind: string, ruleSet: RuleSet): string {
  return BOOK_KINDS.includes(kind)
    ? bookOf(ruleSet, kind as BookKind).many
    : `${nounFor(ruleSet, 'book').many} del tipo «${kind}»`;
}

type TooManyCards = Extract<Notice, { notice: 'tooManyCards' }>;

function tooManyCards({ have, most, kinds }: TooManyCards, pack: Pack): string {
  const but = `pero en las barajas solo hay ${figure(most)}`;
  if (kinds.length === pack.kinds.length) return `entre todos suman ${cards(have)}, ${but}.`;
  const names = listedKinds(pack, namesOfKinds(pack, kinds));
  return kinds.length === 1
    ? `entre todos suman ${figure(have)} ${names}, ${but}.`
    : `entre todos suman ${figure(have)} de estas cartas, ${but}: ${names}.`;
}

/** "no hay ninguna anotada", "hay 2 anotadas". */
function isCounted(count: number, noun: GenderedNoun): string {
  const marked = `anotad${agree(noun, 'o', 'a')}${count < 2 ? '' : 's'}`;
  return `${count === 0 ? 'no ' : ''}hay ${countAlone(count, noun)} ${marked}`;
}

function nearest({ below, above }: { below?: number; above?: number }): string {
  if (below === undefined) return `Lo mínimo es ${figure(above ?? 0)}.`;
  return above === undefined
    ? `Lo máximo es ${figure(below)}.`
    : `¿Son ${figure(below)} o ${figure(above)}?`;
}
