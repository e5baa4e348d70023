import { cardsToBook, type Card, type Kind, type Pack } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import type { StagedMeld } from '../desk/desk.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import type { TheGame } from '../game/game.ts';
import { meldsSeen } from '../melds/melds.ts';
import { sayCounts } from '../game/sayCounts.ts';
import { seenBy } from '../game/seen.ts';

/** Cards just put down or taken back, for screen readers: "Staged 4 queens. 40 of 50 to open." */
export function sayStaging(game: TheGame, before: readonly StagedMeld[]): string | undefined {
  const words = wording.value.table;
  const { pack } = seenBy(game).terms;
  const now = game.desk.staged.value;
  const put = countsOf(pack, now, before);
  const back = countsOf(pack, before, now);
  if (put.size + back.size === 0) return undefined;
  const opening = game.desk.opening.value;
  return [
    ...(back.size > 0 ? [words.tookBack(sayCounts(pack, back))] : []),
    ...(put.size > 0 ? [(opening ? words.staged : words.added)(sayCounts(pack, put))] : []),
    ...completed(game, before),
    ...(opening ? [words.soMuchToOpen(opening.have, opening.need)] : []),
  ].join(' ');
}

/** The increase per kind from one to the other. */
function countsOf(
  { kindOf }: Pack,
  these: readonly StagedMeld[],
  than: readonly StagedMeld[],
): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  const add = (by: number) => (card: Card) =>
    counts.set(kindOf[card]!, (counts.get(kindOf[card]!) ?? 0) + by);
  these.flatMap(({ cards }) => cards).forEach(add(1));
  than.flatMap(({ cards }) => cards).forEach(add(-1));
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** New books. */
function completed({ desk, link }: TheGame, before: readonly StagedMeld[]): string[] {
  const { terms, view, side, context } = seenBy({ desk, link });
  const stagedOn = (staged: readonly StagedMeld[], number: number): number =>
    staged.filter(({ meld }) => meld === number).reduce((sum, { cards }) => sum + cards.length, 0);
  return meldsSeen(terms, view.melds[side]!)
    .filter(({ number, cards, book }) => {
      const more = stagedOn(desk.staged.value, number) - stagedOn(before, number);
      return book && more > 0 && cardsToBook(terms, cards.length - more) > 0;
    })
    .map(({ look }) => {
      const book = speech.value.nameOfBook(context.ruleSet, look, 1);
      return wording.value.table.bookComplete(capitalised(book));
    });
}
