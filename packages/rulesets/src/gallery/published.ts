import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet, Ruling, Words } from '../ruleSet.ts';
import { house } from '../house.ts';
import { sixDeck } from '../sixDeck.ts';
import { closedBooks } from '../closedBooks.ts';

/** A game as somebody published it, with our rulings where the text leaves something open. */
export interface PublishedGame extends RuleSet {
  /** Its origin, as a sentence. */
  readonly source: string;
  /** The sheet it is built on. */
  readonly parent: string;
}

interface Description {
  id: string;
  name: string;
  source: string;
  summary: string;
  words?: Partial<Words>;
  changes: Partial<Rules>;
  rulings: Ruling[];
}

/** Built on a game in which books close at seven, nothing is frozen and nobody asks. */
export const onClosedBooks = (game: Description): PublishedGame => published(closedBooks, game);
export const onHouse = (game: Description): PublishedGame => published(house, game);
export const onSixDeck = (game: Description): PublishedGame => published(sixDeck, game);

function published(parent: RuleSet, { changes, words = {}, ...label }: Description): PublishedGame {
  return {
    ...label,
    parent: parent.id,
    words: { ...closedBooks.words, ...words },
    rules: { ...parent.rules, ...changes },
  };
}
