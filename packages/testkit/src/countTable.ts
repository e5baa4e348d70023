import {
  meldCounts,
  outBonus,
  packFor,
  penaltiesOf,
  type BookKind,
  type Card,
  type KindName,
  type MeldCards,
  type Position,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { groupsOf, itemsOf, type Count, type Field, type Way } from '@hand-and-foot/scorepad';

/** A side's round as somebody at the table would count it, its cards in one of the ways. */
export function countTable(state: State, position: Position, side: Side, way: Way): Count {
  const { terms } = state;
  const numbers: Partial<Record<Field, number>> = {};
  const add = (field: Field, by = 1): void => {
    numbers[field] = (numbers[field] ?? 0) + by;
  };
  const kindOf = (card: Card): KindName => terms.pack.kinds[terms.pack.kindOf[card]!]!;
  const seats = terms.seatsOf[(position.round - 1) % terms.seatsOf.length]![side]!;
  for (const meld of position.melds[side]!) {
    const book = bookField(terms, meld.cards.map(kindOf));
    // Books that bring nothing have no line to count them on.
    if (book && terms.rules.counts === 'all') add(book);
    if (meld.capped) add(`caps/${capKind(terms)}`);
  }
  // Cards worth 0 needn't be counted.
  for (const card of position.laid[side]!)
    if (terms.value[terms.pack.kindOf[card]!] !== 0) add(`laid/${kindOf(card)}`);
  const out = seats.includes(state.outBy);
  if (out) add('out');
  // The deal announces exact grabs; at the end the bonus shows them.
  const forGrabs = position.bonus[side]! - (out ? outBonus(terms.rules, position.round) : 0);
  for (const field of bonusesFor(terms, forGrabs)) add(field);
  const left = seats.flatMap((seat) =>
    terms.rules.footCaught === 'nothing'
      ? position.hands[seat]!
      : [position.hands[seat]!, position.feet[seat] ?? [], position.knees?.[seat] ?? []].flat(),
  );
  const melds = position.melds[side]!;
  const [minus, plus] = ['against', 'for'].map((counts) =>
    allCards(melds.filter((_, number) => meldCounts(state, side, number) === counts)),
  );
  if (terms.rules.counts === 'all')
    for (const { for: what, times } of penaltiesOf(state, side)) add(`penalties/${what}`, times);
  countCards(terms, 'table', way, plus!, add);
  countCards(terms, 'caught', way, [...left, ...minus!], add);
  return { numbers, ways: { table: way, caught: way } };
}

/** The lines whose bonuses add up to these points: any that do. */
function bonusesFor(terms: Terms, points: number): Field[] {
  if (points <= 0) return [];
  const won = itemsOf(terms).filter(
    ({ is, field }) => is === 'grabs' || field.startsWith('deeds/'),
  );
  for (const { field, each } of won) {
    const rest = each <= points ? bonusesFor(terms, points - each) : [];
    if (each === points || rest.length > 0) return [field, ...rest];
  }
  return [];
}

function allCards(melds: readonly MeldCards[]): Card[] {
  return melds.flatMap(({ cards }) => cards);
}

function countCards(
  terms: Terms,
  pile: 'table' | 'caught',
  way: Way,
  cards: readonly Card[],
  add: (field: Field, by?: number) => void,
): void {
  const groups = groupsOf(terms, pile);
  let points = 0;
  for (const card of cards) {
    const group = groups.find(({ kinds }) =>
      kinds.includes(packFor(terms.rules.pack).kindOf[card]!),
    );
    if (group && way === 'values') add(group.field);
    points += group?.value ?? 0;
  }
  if (way === 'total') add(`${pile}/total`, points);
  if (way !== 'hundreds') return;
  add(`${pile}/hundreds`, Math.floor(points / 100));
  add(`${pile}/rest`, points % 100);
}

/** The pad's line for a finished meld: its rank's, if there is one. */
function bookField({ rules }: Terms, kinds: readonly KindName[]): Field | undefined {
  if (kinds.length < rules.bookSize) return undefined;
  const isPure = kinds.every((kind) => kind === kinds[0]);
  const natural = kinds.find((kind) => rules.roles[kind] !== 'wild');
  const rank = natural ?? (isPure ? kinds[0] : undefined);
  const wilds = kinds.filter((kind) => rules.roles[kind] === 'wild').length;
  const book: BookKind = wilds === 0 ? 'clean' : wilds === kinds.length ? 'wild' : 'dirty';
  const isOwn =
    rules.rankBonus.some((own) => own.rank === rank && own.kind === book) ||
    rules.booksNeeded.some((own) => own.rank === rank && [book, 'any'].includes(own.kind)) ||
    rules.byRank.some((own) => own.rank === rank && own.countsAs !== undefined);
  return rank !== undefined && isOwn ? `books/${book}/${rank}` : `books/${book}`;
}

function capKind({ rules }: Terms): KindName {
  return packFor(rules.pack).kinds.find((kind) => rules.roles[kind] === 'cap')!;
}
