import type {
  Action,
  Card,
  Kind,
  MeldNumber,
  Refusal,
  Seat,
  State,
  View,
} from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { ReadonlySignal } from '@preact/signals';

/**
 * Everything in front of one player: the table with staged cards, the selection, and its possible actions. Every answer
 * is the engine's, for a table imagined from the view.
 */
export interface Desk {
  readonly seat: Seat;
  /** The view with the staged cards on it. */
  readonly view: ReadonlySignal<View>;
  /** The same as a whole state, for the engine's questions; hidden cards are arbitrary. */
  readonly imagined: ReadonlySignal<State>;
  readonly isMyTurn: ReadonlySignal<boolean>;

  /** Number of selected cards per kind. */
  readonly chosen: ReadonlySignal<ReadonlyMap<Kind, number>>;
  choose(kind: Kind, count: number): void;
  clear(): void;

  /** Staged cards by meld number; new melds come after the side's own. */
  readonly staged: ReadonlySignal<readonly StagedMeld[]>;
  /** Points toward going down; undefined if the side is down already or nothing is staged. */
  readonly opening: ReadonlySignal<{ readonly have: number; readonly need: number } | undefined>;

  /** Kinds whose slots accept the selected cards. */
  readonly targets: ReadonlySignal<ReadonlySet<Kind>>;
  /** Puts the selected cards on this kind's slot, or says why not. */
  putOn(slot: Kind): void;
  /** Takes one staged card back from this kind's slot. */
  takeBackFrom(slot: Kind): void;
  /** Undoes the last step: a staged card, or a step at the table that can be taken back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Whether the others are asked first. */
  readonly asksToTakeBack: ReadonlySignal<boolean>;
  takeBack(): void;

  readonly primary: ReadonlySignal<Offer>;
  readonly discardOffer: ReadonlySignal<Offer>;
  readonly pickUpOffer: ReadonlySignal<Offer>;
  /** One per draw pile, if drawing is allowed. */
  readonly drawOffers: ReadonlySignal<readonly Offer[]>;
  accept(offer: Offer): void;
  /** An action without staging: a draw, a grab, an answer. */
  act(action: Action): void;

  /** The reason the last request was refused, until the next one. */
  readonly no: ReadonlySignal<Refusal | TableRefusal | undefined>;
  /** A command is on its way to the table. */
  readonly busy: ReadonlySignal<boolean>;
  /** Stops all its listeners. */
  close(): void;
}

export interface StagedMeld {
  readonly slot: Kind;
  readonly meld: MeldNumber;
  readonly cards: readonly Card[];
}

/** A button's offer: the action, and the reason if it isn't allowed. */
export interface Offer {
  readonly is:
    | 'draw'
    | 'pickUp'
    | 'takeUpcard'
    | 'put'
    | 'cap'
    | 'layDown'
    | 'discard'
    | 'ask'
    | 'endTurn'
    | 'wait'
    /** Your turn is over: the next bot waits, so that you could undo it, unless you tell it to play. */
    | 'goOn'
    /** Nothing more to meld: a card must be selected to discard. */
    | 'chooseDiscard'
    /** Several cards are selected, and only one can be discarded. */
    | 'chooseOne'
    /** Several slots accept the selection. */
    | 'choosePlace';
  /** Its action; for cards to put down, the action if they were played at once. */
  readonly action?: Action;
  /** The slot for the cards. */
  readonly slot?: Kind;
  /** The book it completes. */
  readonly completes?: 'clean' | 'dirty' | 'wild';
  readonly takesPile?: 'knee' | 'foot';
  readonly goesOut?: boolean;
  /** The points toward going down with it, and the minimum. */
  readonly opening?: { readonly have: number; readonly need: number };
  /** It would be refused: the button looks dashed, and shows this when pressed. */
  readonly no?: Refusal;
}
