import {
  packFor,
  type Card,
  type Position,
  type Rules,
  type SideScore,
  type Terms,
  type BookKind,
} from '@hand-and-foot/engine';

/** A side's round worked out from the table alone, the way a person with the rule sheet would. */
export function recount(
  terms: Terms,
  position: Position,
  side: number,
  outBy: number,
): Omit<SideScore, 'side' | 'total'> {
  const { rules } = terms;
  const pack = packFor(terms.rules.pack);
  const kindOf = (card: Card): string => pack.kinds[pack.kindOf[card]!]!;
  let books = 0;
  let cards = 0;
  // Going out and exact grabs are told with the position; the rest lies on the table.
  let bonus = position.bonus[side]! + laidPoints(terms, position, side, kindOf);
  let against = 0;
  const before: (string | undefined)[] = [];
  for (const meld of position.melds[side]!) {
    const kinds = meld.cards.map(kindOf);
    const rank = rankIn(rules, kinds);
    const minus =
      kinds.length < rules.bookSize &&
      (rules.unfinished === 'minus' ||
        rules.byRank.some((own) => own.rank === rank && own.unfinished === 'minus') ||
        (rules.unfinished === 'laterMinus' && before.includes(rank)));
    before.push(rank);
    if (minus) against += charge(rules, kinds);
    else if (kinds.length >= rules.bookSize || rules.unfinished !== 'none')
      cards += sum(kinds.map((kind) => rules.values[kind]!));
    if (kinds.length >= rules.bookSize) books += bonusFor(rules, kinds);
    if (meld.capped) bonus += rules.values[capKind(rules)]!;
  }
  const seats = terms.seatsOf[(position.round - 1) % terms.seatsOf.length]![side]!;
  for (const { for: what, points } of rules.penalties) {
    const wild = position.melds[side]!.filter(
      (meld) =>
        meld.cards.length < rules.bookSize && rankIn(rules, meld.cards.map(kindOf)) === undefined,
    );
    if (what === 'foot') against += points * seats.filter((seat) => position.feet[seat]).length;
    if (what === 'wildMeld') against += points * wild.length;
    if (what === 'notDown' && position.melds[side]!.length === 0) against += points;
  }
  const left = seats.flatMap((seat) =>
    rules.footCaught === 'nothing'
      ? position.hands[seat]!
      : [position.hands[seat]!, position.feet[seat] ?? [], position.knees?.[seat] ?? []].flat(),
  );
  const held = charge(rules, left.map(kindOf));
  if (rules.counts === 'all') return { books, bonus, cards, caught: 0 - held - against };
  const caught = seats.includes(outBy) ? 0 : held;
  return { books: 0, bonus: 0, cards: 0, caught: rules.counts === 'held' ? 0 - caught : caught };
}

function charge(rules: Rules, kinds: readonly string[]): number {
  return sum(kinds.map((kind) => rules.caught[kind] ?? Math.abs(rules.values[kind]!)));
}

function laidPoints(
  { rules, copies, freshDeck }: Terms,
  { laid: ofSides, melds: meldsOfSides }: Position,
  side: number,
  kindOf: (card: Card) => string,
): number {
  const [laid, melds] = [ofSides[side]!, meldsOfSides[side]!];
  const { sets = [], countIf, books = [] } = rules.laid;
  const inOrder = laid.map((card) => rules.values[kindOf(card)]!).sort((a, b) => a - b);
  let points = sum(inOrder);
  let most = 0;
  for (const { cards, total } of sets) {
    if (cards <= most || cards > laid.length) continue;
    most = cards;
    points = total + sum(inOrder.slice(cards));
  }
  const finished = melds.map(({ cards }) => cards.map(kindOf));
  const has = (kind: string, rank: string | undefined): boolean =>
    finished.some((kinds) => {
      const own = rankIn(rules, kinds);
      const as = rules.byRank.find((each) => each.rank === own)?.countsAs;
      const counted = as === undefined || as === 'own' ? natureOf(rules, kinds) : as;
      return (
        kinds.length >= rules.bookSize &&
        (kind === 'any' || counted === kind) &&
        (rank === undefined ? as !== 'own' : rank === own)
      );
    });
  if (countIf === 'opened' && melds.length === 0) points = 0 - Math.abs(points);
  if (countIf === 'books' && !books.every(({ kind, rank }) => has(kind, rank)))
    points = 0 - Math.abs(points);
  const isLaid = (card: Card): boolean => rules.roles[kindOf(card)] === 'laid';
  // A deck that was added makes it no harder.
  const added = (freshDeck ?? []).filter(isLaid).length;
  const inPlay = sum([...copies].filter((_, card) => isLaid(card))) - added;
  return rules.allLaid === 'doubled' && laid.length >= inPlay ? points * 2 : points;
}

function capKind({ roles }: Rules): string {
  return Object.keys(roles).find((kind) => roles[kind] === 'cap')!;
}

function bonusFor(rules: Rules, kinds: readonly string[]): number {
  const kind = natureOf(rules, kinds);
  const isPure = kinds.every((each) => each === kinds[0]);
  const rank = rankIn(rules, kinds) ?? (isPure ? kinds[0] : undefined);
  const as = rules.byRank.find((own) => own.rank === rank)?.countsAs ?? 'own';
  const counted = as === 'own' ? kind : as;
  const bonusOf = (each: BookKind): number | undefined =>
    rules.rankBonus.find((own) => own.kind === each && own.rank === rank)?.bonus;
  return bonusOf(kind) ?? bonusOf(counted) ?? rules.bookBonus[counted];
}

function rankIn({ roles, threes }: Rules, kinds: readonly string[]): string | undefined {
  const name = kinds.find((kind) => roles[kind] !== 'wild');
  return name === 'red3' && threes === 'oneRank' ? 'black3' : name;
}

function natureOf(rules: Rules, kinds: readonly string[]): 'clean' | 'dirty' | 'wild' {
  const wilds = kinds.filter((kind) => rules.roles[kind] === 'wild').length;
  return wilds === 0 ? 'clean' : wilds === kinds.length ? 'wild' : 'dirty';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whether the position has as many cards as a round is dealt from, and none that the decks don't have. */
export function isWhole(terms: Terms, position: Position): boolean {
  const counts = census(terms, position);
  const isAdded = terms.freshDeck !== undefined && position.refills === 0;
  return (
    sum(counts) === terms.deckSize + (isAdded ? terms.freshDeck.length : 0) &&
    counts.every((count, card) => count <= terms.copies[card]!)
  );
}

/** How many of each face lie anywhere in the position. */
export function census(terms: Terms, position: Position): number[] {
  const { hands, feet, knees = [], stock, discards, melds, laid, stacks = [] } = position;
  const counts = Array<number>(terms.faces).fill(0);
  const piles = [
    hands,
    feet,
    knees,
    stock,
    [discards],
    laid,
    stacks.flat(),
    melds.flat().map((meld) => meld.cards),
  ].flat();
  for (const card of piles.flatMap((pile) => pile ?? [])) counts[card]!++;
  const cap = packFor(terms.rules.pack).kinds.findIndex(
    (kind) => terms.rules.roles[kind] === 'cap',
  );
  for (const meld of melds.flat()) if (meld.capped) counts[terms.pack.firstFace[cap]!]!++;
  return counts;
}
