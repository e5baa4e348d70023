import type { BookKind, Kind, Side } from '@hand-and-foot/engine';
import type { Pile } from './count.ts';

/** Something about a round that can't be right, by the rules and the decks. It stops nobody. */
export type Notice =
  /** All sides together have counted more cards of these kinds than the decks hold. */
  | { readonly notice: 'tooManyCards'; kinds: readonly Kind[]; have: number; most: number }
  /** A book of a kind that the rules do not know. */
  | { readonly notice: 'unknownBooks'; side: Side; book: string; have: number }
  /** Something else that the rules do not count. */
  | { readonly notice: 'unknownCount'; side: Side; what: string; have: number }
  | { readonly notice: 'belowNothing'; side: Side; have: number }
  | { readonly notice: 'severalOut'; sides: readonly Side[] }
  | {
      readonly notice: 'outWithoutBooks';
      side: Side;
      kind: BookKind | 'any';
      rank?: Kind;
      have: number;
      need: number;
    }
  /** A player who goes out alone has no cards left to be caught with. */
  | { readonly notice: 'outWithCards'; side: Side }
  | {
      readonly notice: 'oddPoints';
      side: Side;
      pile: Pile;
      points: number;
      below?: number;
      above?: number;
    }
  /** Fewer cards, or points, than this many books take. */
  | { readonly notice: 'tooFewCards'; side: Side; books: number; have: number; need: number }
  | { readonly notice: 'tooFewPoints'; side: Side; books: number; have: number; need: number }
  | { readonly notice: 'tooManyGrabs'; side: Side; have: number; most: number }
  | { readonly notice: 'tooManyCaps'; side: Side; have: number; most: number };
