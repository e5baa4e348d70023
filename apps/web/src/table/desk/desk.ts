import type { Action, Card, Kind, Refusal, Seat, State, View } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { ReadonlySignal } from '@preact/signals';

/**
 * What one player has in front of them: the table as it would be with what is staged, what is chosen from the hand,
 * and what can be done with it. Every answer is the engine's, asked on a table imagined from the view.
 */
export interface Desk {
  readonly seat: Seat;
  /** The view with what is staged laid over it. */
  readonly view: ReadonlySignal<View>;
  /** The same as a whole state, for the engine's questions; what is hidden lies anyhow in it. */
  readonly imagined: ReadonlySignal<State>;
  readonly isMyTurn: ReadonlySignal<boolean>;

  /** How many of each kind are chosen from the hand. */
  readonly chosen: ReadonlySignal<ReadonlyMap<Kind, number>>;
  choose(kind: Kind, count: number): void;
  clear(): void;

  /** What is staged, card by card, by the number of the meld it lies on; new melds come after the side's own. */
  readonly staged: ReadonlySignal<readonly StagedMeld[]>;
  /** How far the opening has come; undefined where nothing has to be opened, or nothing is staged. */
  readonly opening: ReadonlySignal<{ readonly have: number; readonly need: number } | undefined>;

  /** Where the chosen cards can go: the kinds whose slots take them. */
  readonly targets: ReadonlySignal<ReadonlySet<Kind>>;
  /** Puts the chosen cards on the slot of this kind, or says why not. */
  putOn(slot: Kind): void;
  /** Takes one staged card back from the slot of this kind. */
  takeBackFrom(slot: Kind): void;
  /** Takes the last staged step back. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  takeBack(): void;

  readonly primary: ReadonlySignal<Offer>;
  readonly discardOffer: ReadonlySignal<Offer>;
  readonly pickUpOffer: ReadonlySignal<Offer>;
  /** One of each for every stock pile, where it may be drawn from. */
  readonly drawOffers: ReadonlySignal<readonly Offer[]>;
  accept(offer: Offer): void;
  /** An action that needs no staging: a draw, a grab, an answer. */
  act(action: Action): void;

  /** Why the last thing asked for was not done; until the next that is. */
  readonly no: ReadonlySignal<Refusal | TableRefusal | undefined>;
  /** Something is on its way to the table. */
  readonly busy: ReadonlySignal<boolean>;
  /** Lets go of everything it listens to. */
  close(): void;
}

export interface StagedMeld {
  readonly slot: Kind;
  readonly meld: number;
  readonly cards: readonly Card[];
}

/** Something a button offers: what it would do, and why not if it may not. */
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
    /** Nothing more to lay: a card must be chosen to discard. */
    | 'chooseDiscard'
    /** More than one card is chosen, and only one can be discarded. */
    | 'chooseOne'
    /** More than one slot takes what is chosen. */
    | 'choosePlace';
  /** What it plays; where cards are put down, what that would be if it were played at once. */
  readonly action?: Action;
  /** The slot that cards are put on. */
  readonly slot?: Kind;
  /** What will come of it besides. */
  readonly completes?: 'clean' | 'dirty' | 'wild';
  readonly takesFoot?: boolean;
  readonly goesOut?: boolean;
  /** How much the opening comes to with it, and what it needs. */
  readonly opening?: { readonly have: number; readonly need: number };
  /** It would be refused: the button looks dashed, and answers with this when it is pressed. */
  readonly no?: Refusal;
}
