import { sideOf, type Kind, type Seat } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import { otherName } from '../game/otherName.ts';
import type { SeenTable } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import type { ScoreRow } from './lines.ts';
import { sidesInOrder } from '../game/who.ts';

/** A score line's name. */
export function labelOf({ terms, context }: SeenTable, { is }: ScoreRow): string {
  const words = wording.value.score;
  const many = (kind: Kind | undefined): string =>
    kind === undefined ? '' : speech.value.nameOfKind(terms.pack, kind, 2);
  switch (is) {
    case 'clean':
    case 'dirty':
    case 'wild':
      return capitalised(speech.value.nameOfBook(context.ruleSet, is, 2));
    case 'caps':
      return words.cappedBy(many(terms.caps[0]));
    case 'laid':
      return capitalised(many(terms.laidAtOnce[0]));
    case 'cards':
    case 'goingOut':
    case 'exactGrab':
    case 'bonuses':
    case 'penalties':
    case 'caught':
      return words[is];
  }
}

/** A line's small print: how many of what, or who. Many sides have no room for it all. */
export function noteOf(
  seen: SeenTable,
  line: ScoreRow,
  outBy: Seat | undefined,
): string | undefined {
  const words = wording.value.score;
  const isTwo = seen.terms.sides === 2;
  const counts = sidesInOrder(seen).map((side) => line.counts[side]!);
  const each = line.each === undefined ? undefined : speech.value.figure(line.each);
  switch (line.is) {
    case 'cards':
      return isTwo ? words.cardCounts(counts) : undefined;
    case 'goingOut':
      return outBy === undefined ? undefined : (otherName(seen.context, outBy) ?? words.you);
    case 'bonuses':
      return undefined;
    case 'caught':
      return isTwo ? leftNote(seen, line) : undefined;
    case 'clean':
    case 'dirty':
    case 'wild':
    case 'exactGrab':
    case 'caps':
    case 'laid':
    case 'penalties':
      if (isTwo) return words.counts(counts, each);
      return each === undefined ? undefined : words.each(each);
  }
}

function leftNote(seen: SeenTable, { left = [] }: ScoreRow): string {
  const words = wording.value.score;
  const inOrder = sidesInOrder(seen).flatMap((side) =>
    left.filter(({ seat }) => sideOf(seen.state, seat) === side),
  );
  if (inOrder.length === 0) return words.nothingLeft;
  return inOrder
    .map(({ seat, held, faceDown }) => words.left(otherName(seen.context, seat), held, faceDown))
    .join('; ');
}
