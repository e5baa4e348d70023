import type { Pack } from '@hand-and-foot/engine';
import type { Notice } from '@hand-and-foot/scorepad';
import { namesOfKinds } from '../kindRuns.ts';
import { noticesSaid, type PadContext, type ScorepadWords } from '../scorepadWords.ts';
import { booksOf } from './book.ts';
import { listedKinds } from './kind.ts';
import { cards, countAlone, counted, figure, points } from './number.ts';

/** Says kindly that something about a round looks wrong. */
export const sayNotice: ScorepadWords['sayNotice'] = noticesSaid({
  tooManyCards: (notice, { pack }) => tooManyCards(notice, pack),
  unknownBooks: (notice, { ruleSet }) =>
    `${ruleSet.name} has no “${notice.book}” ${ruleSet.words.book.many}, so they don’t count.`,
  unknownCount: (notice, { ruleSet }) => `${ruleSet.name} has no “${notice.what}” to count.`,
  belowNothing: (notice) => `${figure(notice.have)} is below zero. Is that right?`,
  severalOut: (notice, { sides }) =>
    `marked as going out: ${notice.sides.map((side) => sides[side]!).join('; ')}. Only one can. Which one was it?`,
  outWithoutBooks: ({ need, have, kind, rank }, context) =>
    `going out takes ${booksOf(context, need, kind, rank)}; ${youCounted(have)}.`,
  outWithCards: () => 'a player who goes out has no cards left, but you’ve counted some.',
  oddPoints: (notice) => `no cards add up to ${points(notice.points)}. ${nearest(notice)}`,
  tooFewCards: (notice, context) =>
    `${books(context, notice.books)} ${notice.books === 1 ? 'takes' : 'take'} ${cards(notice.need)}; ${youCounted(notice.have)} on the table.`,
  tooFewPoints: (notice, context) =>
    `${books(context, notice.books)} ${notice.books === 1 ? 'comes' : 'come'} to at least ${points(notice.need)}; you’ve counted ${notice.have === 0 ? 'none' : `only ${points(notice.have)}`} on the table.`,
  tooManyGrabs: (notice) =>
    `${counted(notice.have, { one: 'exact grab', many: 'exact grabs' })}, but only ${counted(notice.most, { one: 'player', many: 'players' })}.`,
  tooManyCaps: (notice, context) =>
    `${counted(notice.have, { one: 'cap', many: 'caps' })}, but ${notice.most === 0 ? '' : 'only '}${booksOf(context, notice.most, 'any')} to put ${notice.have === 1 ? 'it' : 'them'} on.`,
});

type TooManyCards = Extract<Notice, { notice: 'tooManyCards' }>;

function tooManyCards({ have, most, kinds }: TooManyCards, pack: Pack): string {
  const but = `but ${most === 1 ? 'there’s' : 'there are'} only ${figure(most)} in the decks`;
  if (kinds.length === pack.kinds.length) return `you’ve counted ${cards(have)}, ${but}.`;
  const names = listedKinds(pack, namesOfKinds(pack, kinds));
  return kinds.length === 1
    ? `you’ve counted ${figure(have)} ${names}, ${but}.`
    : `you’ve counted ${figure(have)} of these, ${but}: ${names}.`;
}

/** "you’ve counted none", "you’ve counted 1". */
function youCounted(count: number): string {
  return `you’ve counted ${countAlone(count)}`;
}

function books(context: PadContext, count: number): string {
  return booksOf(context, count, 'any');
}

function nearest({ below, above }: { below?: number; above?: number }): string {
  if (below === undefined) return `The least is ${figure(above ?? 0)}.`;
  return above === undefined
    ? `The most is ${figure(below)}.`
    : `Is it ${figure(below)} or ${figure(above)}?`;
}
