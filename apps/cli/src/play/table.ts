import {
  meldSeen,
  WILD,
  bookGoals,
  openingFor,
  whyNotPickUp,
  type MeldCards,
  type Side,
  type Terms,
} from '@hand-and-foot/engine';
import { nameOfKind } from '@hand-and-foot/words';
import { cardIn, handLines } from './cards.ts';
import { flow, padRight, widthOf } from '../layout.ts';
import { shortMark, markOfBook } from './marks.ts';
import { yourHand, yourMelds, type Moment } from './moment.ts';
import { rankOf, type MeldRank } from './meldRanks.ts';
import type { Paint } from '../paint.ts';
import type { Screen } from '../screen.ts';
import { nameOfSide, scorersOf, type Seated } from './seated.ts';
import { figure, roundTitle } from './numbers.ts';
import { wordFor } from './typedCards.ts';
import { sentences } from '../sentences.ts';

/** The whole table: seats, piles, melds and your hand. */
export function tableLines(moment: Moment, screen: Screen): string[] {
  return [
    ...headLines(moment, screen),
    ...seatLines(moment, screen),
    pilesLine(moment, screen),
    ...meldLines(moment, screen),
    ...handOf(moment, screen),
  ];
}

export function handOf(moment: Moment, { paint, width }: Screen): string[] {
  return handLines(paint, moment.seated.terms, yourHand(moment), width);
}

/** The title with the totals on the same line, or below it if they don't fit. */
function headLines({ seated, view }: Moment, { paint, width }: Screen): string[] {
  const left = `── ${roundTitle(seated, view.round)} `;
  const totals = scorersOf(seated, view.round).map(
    (name, scorer) => `${name} ${figure(view.totals[scorer]!)}`,
  );
  const right = ` ${totals.join(' · ')} ──`;
  const room = width - left.length - right.length;
  if (room >= 2) return [paint.bold(left + '─'.repeat(room) + right)];
  return [
    paint.bold(left + '─'.repeat(width - left.length)),
    ...flow(totals, width, { first: 'Totals: ', indent: '  ', gap: ' · ' }),
  ];
}

/** "Ruth 11 + foot": the number of cards, and the foot if it's still on the table. */
function seatLines({ seated, view }: Moment, { paint, width }: Screen): string[] {
  const seats = seated.names.map((name, seat) => {
    const hand = view.hands[seat]!;
    const held = Array.isArray(hand) ? hand.length : hand;
    const knee = typeof view.knees?.[seat] === 'number' ? ' + knee' : '';
    const foot = view.feet[seat] === null ? '' : ' + foot';
    const text = `${name} ${held}${knee}${foot}`;
    return seat === seated.you ? paint.bold(text) : text;
  });
  return flow(seats, width, { gap: ' · ' });
}

function pilesLine(moment: Moment, { paint }: Screen): string {
  const { seated, state, view } = moment;
  const stock = view.stock.join(' + ');
  const top = view.discards.at(-1);
  if (top === undefined) return sentences.play.piles(stock, sentences.play.noDiscards);
  const notes = [
    ...(view.frozen ? [paint.cyan('frozen')] : []),
    ...(whyNotPickUp(state, seated.you)?.why === 'topBlocked' ? ['blocked'] : []),
  ];
  const lying = sentences.play.discardPile(view.discards.length, cardIn(paint, seated.terms, top));
  return sentences.play.piles(stock, [lying, ...notes].join(', '));
}

// Melds: a row for each side and a column for each rank, so each rank keeps its place

function meldLines(moment: Moment, screen: Screen): string[] {
  const { seated, state, view } = moment;
  const opened = yourMelds(moment).length > 0;
  const opening = opened ? [] : [sentences.play.opening(figure(openingFor(state, seated.you)))];
  const anything = [...view.melds, ...view.laid].some((cards) => cards.length > 0);
  if (!anything) return [sentences.play.noMelds, ...opening].join(' ').split('\n');
  const grid = gridOf(moment, screen);
  const fits = grid.every((line) => widthOf(line) <= screen.width);
  return [...(fits ? grid : listOf(moment, screen)), ...opening];
}

function gridOf(moment: Moment, { paint, width }: Screen): string[] {
  const { seated, view } = moment;
  const columns = columnsOf(moment);
  const rows = view.melds.map((_, side) => [
    nameOfSide(seated, view.round, side),
    ...columns.map((column) => cellOf(moment, paint, side, column)),
    goalOf(moment, side),
  ]);
  const heads = ['', ...columns.map((column) => headOf(moment, column)), 'to go out'];
  const widths = heads.map((head, at) =>
    Math.max(widthOf(head), ...rows.map((row) => widthOf(row[at]!)), at === 0 ? 0 : 2),
  );
  const taken = widths.reduce((sum, each) => sum + each + 1, 1);
  const spare = Math.max(0, Math.min(2, Math.floor((width - taken) / columns.length)));
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => padRight(cell, widths[at]! + (at === 0 ? 2 : 1 + spare)))
      .join('')
      .trimEnd();
  return [paint.dim(lineOf(heads)), ...rows.map(lineOf)];
}

type Column = { column: 'rank'; rank: MeldRank } | { column: 'laid' };

function columnsOf({ seated, view }: Moment): Column[] {
  const { terms } = seated;
  const wild = view.melds.flat().some(({ cards }) => rankOf(terms, cards) === undefined);
  return [
    ...(view.laid.flat().length > 0 ? [{ column: 'laid' } as const] : []),
    ...terms.ranks.map((rank) => ({ column: 'rank', rank }) as const),
    ...(wild ? [{ column: 'rank', rank: undefined } as const] : []),
  ];
}

function headOf({ seated, view }: Moment, column: Column): string {
  const { pack } = seated.terms;
  if (column.column === 'laid') return headOfKind(pack.kinds[pack.kindOf[view.laid.flat()[0]!]!]!);
  return column.rank === undefined ? 'Wild' : headOfKind(wordFor(pack, column.rank));
}

function headOfKind(word: string): string {
  return word === 'red3' ? '3s' : word.charAt(0).toUpperCase() + word.slice(1);
}

function cellOf({ seated, view }: Moment, paint: Paint, side: Side, column: Column): string {
  if (column.column === 'laid')
    return view.laid[side]!.length > 0 ? `${view.laid[side]!.length}` : '';
  return view.melds[side]!.filter(({ cards }) => rankOf(seated.terms, cards) === column.rank)
    .map((meld) => shortMark(paint, seated.terms, meld))
    .join('');
}

/** "●1/1 ◆0/2": a side's books out of those it needs. */
function goalOf({ seated, state }: Moment, side: Side): string {
  return bookGoals(state, side)
    .map(({ kind, rank, have, need }) => {
      const of = rank === undefined ? '' : wordFor(seated.terms.pack, rank);
      return `${of}${markOfBook(kind)}${Math.min(have, 99)}/${need}`;
    })
    .join(' ');
}

/** Used when the grid would be too wide. */
function listOf(moment: Moment, { paint, width }: Screen): string[] {
  const { seated, view } = moment;
  const { terms } = seated;
  return view.melds.flatMap((melds, side) => {
    const laid = view.laid[side]!.length > 0 ? [`3s ${view.laid[side]!.length}`] : [];
    const cells = byRank(terms, melds).map((meld) => {
      const rank = rankOf(terms, meld.cards);
      const word = rank === undefined ? 'Wild' : headOfKind(wordFor(terms.pack, rank));
      return `${word} ${shortMark(paint, terms, meld)}`;
    });
    const name = nameOfSide(seated, view.round, side);
    return flow([...laid, ...cells, `to go out ${goalOf(moment, side)}`], width, {
      first: `${name}: `,
      indent: '  ',
      gap: '  ',
    });
  });
}

/** The melds as a hand is sorted, wild ones last. */
function byRank(terms: Terms, melds: readonly MeldCards[]): MeldCards[] {
  const place = ({ cards }: MeldCards): number => rankOf(terms, cards) ?? Infinity;
  return [...melds].sort((a, b) => place(a) - place(b));
}

/** Every meld in words, for people who'd rather read. */
export function meldsInWords({ seated, view }: Moment, { width }: Screen): string[] {
  return view.melds.flatMap((melds, side) => {
    const name = nameOfSide(seated, view.round, side);
    if (melds.length === 0) return [`${name}: nothing yet.`];
    return flow(
      byRank(seated.terms, melds).map(
        (meld, at) => meldInWords(seated, meld) + (at < melds.length - 1 ? ';' : '.'),
      ),
      width,
      { first: `${name}: `, indent: '  ' },
    );
  });
}

function meldInWords({ terms, ruleSet }: Seated, meld: MeldCards): string {
  const { kind, nature, wilds, missing, capped } = meldSeen(terms, meld);
  const name = kind === WILD ? sentences.hint.wilds : nameOfKind(terms.pack, kind, 2);
  const mixed = nature === 'dirty' ? ` with ${wilds} wild` : '';
  const { book } = ruleSet.words;
  const stage = missing > 0 ? `${missing} short of a ${book.one}` : `a ${book.one}`;
  return `${name} ${meld.cards.length}${mixed}, ${stage}${capped ? ', capped' : ''}`;
}
