import type {
  Action,
  Event,
  Refusal,
  Rules,
  Seat,
  Seating,
  SideScore,
  View,
} from '@hand-and-foot/engine';
import type { BackStep } from './backSteps.ts';
import type { Holder, Pace } from './holder.ts';
import type { TakeBackRequest } from './takeBackRequest.ts';

/** Told in every snapshot; a client that knows another version asks for a newer page. */
export const PROTOCOL = 1;

/** A request for a new table. `rules` is anything the rule sets can resolve. */
export interface Wish {
  readonly rules: unknown;
  readonly seats: readonly Holder[];
  readonly seating?: Seating;
  readonly pace: Pace;
  readonly manners?: Manners;
  /** The shared table before it: people who had a seat there need no code. */
  readonly after?: string;
}

/** The table's agreement on pace and chat, for people who play from different homes. */
export interface Manners {
  /** How long a person may take for a turn, in seconds; left out, as long as they like. */
  readonly turn?: number;
  /** How long a table waits for somebody who is away when it is their turn, in seconds. */
  readonly away?: number;
  /** The level of the bot that plays for them after that time; left out, none does. */
  readonly standIn?: string;
  /** Whether players say nothing about cards while a round is played: only phrases that don't. */
  readonly quiet: boolean;
}

/** How often in a turn you may ask for more time. Others wait: the longest turn is four times as long as agreed. */
export const EXTENSIONS = 3;

// From a client

/** Something that a seat or the host wants done. */
export type Ask =
  | { readonly do: 'act'; readonly action: Action }
  /** Takes back the seat's own last step, while nobody has seen a hidden card since. Other people are asked first. */
  | { readonly do: 'takeBack' }
  /** Answers somebody who asks to take a step back. */
  | { readonly do: 'answerTakeBack'; readonly yes: boolean }
  /** Deal the next round, the first one too. */
  | { readonly do: 'deal' }
  /** A person takes the seat: an empty one, or back from a bot. In their own seat they may change name and face. */
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly name: string;
      /** One of `FACES`; left out, the face stays as it is. */
      readonly face?: string;
    }
  /** The person in the seat leaves it for good. */
  | { readonly do: 'leave'; readonly seat: Seat }
  /** A bot takes the seat, for the person who has it or in nobody's place. */
  | {
      readonly do: 'standIn';
      readonly seat: Seat;
      readonly name: string;
      readonly level: string;
      readonly temperament?: string;
    }
  /** Asks for the same amount of time again, where the table limits a turn. */
  | { readonly do: 'extend' }
  /** Says something to the table. */
  | { readonly do: 'say'; readonly text: string }
  /** Says something ready, by its id. */
  | { readonly do: 'sayPhrase'; readonly phrase: string }
  /** Adds the seat's own chance to the shuffle of the next deal: hexadecimal digits. */
  | { readonly do: 'mix'; readonly seed: string }
  /**
   * Makes a private link to the asker's seat: for another device of theirs, or for somebody who takes the seat over.
   * Only the hash of its code is sent.
   */
  | { readonly do: 'link'; readonly code: string; readonly to: 'device' | 'person' }
  /**
   * Makes another invitation to the table, for somebody whose page doesn't have the first. Only the hashes of its code
   * and of the watchers' code that follows from it are sent.
   */
  | { readonly do: 'invite'; readonly code: string; readonly watch: string }
  /** Uses a link to a seat; a person who takes the seat over gives a name. The code itself is sent, and stored nowhere. */
  | {
      readonly do: 'claim';
      readonly code: string;
      readonly name?: string;
      readonly face?: string;
    }
  /** Makes the person in the seat the host. */
  | { readonly do: 'handOn'; readonly seat: Seat }
  | { readonly do: 'close' };

export interface Command {
  /** Chosen by the client and never used again: a command sent twice is done once, and answered the same way. */
  readonly id: string;
  /** The last entry of the log that the client knew of when it decided. */
  readonly expects: number;
  readonly ask: Ask;
}

export type FromClient =
  /**
   * `have` is the last entry the client knows, and `seat` the seat it knew it in; without it, or when the seat is
   * another now, it is sent a snapshot. `code` is what an invitation holds, for those who have no seat yet.
   */
  | {
      readonly is: 'watch';
      readonly protocol: number;
      readonly have?: number;
      readonly seat?: Seat;
      readonly code?: string;
    }
  | ({ readonly is: 'ask' } & Command);

// From the table

/** The parts of a table that never change. */
export interface TableTerms {
  /** The rules as they were when the table was made, and what they are called. */
  readonly rules: TableRules;
  readonly seating: Seating;
  readonly pace: Pace;
  readonly manners?: Manners;
}

export interface TableRules {
  readonly id: string;
  readonly name: string;
  /** The rule set they were changed from. */
  readonly parent?: string;
  readonly rules: Rules;
}

/** Everything a watcher may know at one moment. */
export interface Snapshot {
  readonly is: 'snapshot';
  readonly protocol: number;
  readonly seq: number;
  /** The watcher's own seat; missing for an onlooker. */
  readonly seat?: Seat;
  readonly terms: TableTerms;
  readonly seats: readonly Holder[];
  /** Missing before the first deal. */
  readonly view?: View;
  /** The events of the last whole turn, and of this one so far. */
  readonly lately: readonly Event[];
  /** The score sheets of the rounds that are over. */
  readonly rounds: readonly (readonly SideScore[])[];
  readonly closed: boolean;
  /** The steps that can still be taken back, if there are any. */
  readonly backSteps?: readonly BackStep[];
  /** The steps that the last entry took back, if it did. */
  readonly undone?: Undone;
  /** Only at shared tables. */
  readonly shared?: Shared;
}

/** Steps were taken back: the game is again as it was after entry `to`. */
export interface Undone {
  readonly seat: Seat;
  readonly to: number;
}

export interface Shared {
  /** Whether the watcher is the host. */
  readonly host: boolean;
  /** The host's seat, if they have one. */
  readonly hostSeat?: Seat;
  /** Whether the watcher may take a seat. */
  readonly invited: boolean;
  /** How each round was shuffled, and how the next will be. */
  readonly shuffles: readonly Mixing[];
  /** The latest chat messages. */
  readonly said: readonly Saying[];
  /** How long this turn has taken, in milliseconds. */
  readonly turnAge: number;
  /** How often more time was asked for it, if it was. */
  readonly extended?: number;
  /** Somebody asks to take a step back, or did since the last step. */
  readonly takeBack?: TakeBackRequest;
  /** The club night it's a table of, with the numbers of its boards. */
  readonly night?: {
    readonly night: string;
    readonly round: number;
    readonly table: number;
    readonly boards: readonly number[];
  };
}

/** A round's shuffle as far as it may be known: the secret only when the round is over. */
export interface Mixing {
  readonly pledge: string;
  /** By seat, or by player of a club night; empty where they gave none. */
  readonly seeds: readonly string[];
  readonly secret?: string;
  /** The board of a club night that it is, to which the key is bound instead of the table and its round. */
  readonly board?: { readonly night: string; readonly board: number };
}

/** A chat message from a seat, by the person who had it then. */
export interface Saying {
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  /** Its id, if it was something ready to say. A reader who doesn't know the id has the text. */
  readonly phrase?: string;
  readonly at: number;
}

/** One entry of the log as a watcher is told it; `seq` counts up without a gap. */
export type News =
  | {
      readonly is: 'happened';
      readonly seq: number;
      readonly events: readonly Event[];
      /** When a round is dealt: the pledge for the next. */
      readonly pledge?: string;
      /** When a round is over: the secret of its shuffle. */
      readonly secret?: string;
    }
  | { readonly is: 'mixed'; readonly seq: number; readonly seat: Seat; readonly seed: string }
  | ({ readonly is: 'said'; readonly seq: number } & Omit<Saying, 'name'>)
  /**
   * Something that concerns only another seat; or that this seat has more time for the turn; or a question whether
   * somebody may take a step back, with the answers so far.
   */
  | ({
      readonly is: 'noted';
      readonly seq: number;
      readonly extended?: Seat;
      readonly takeBack?: TakeBackRequest;
    } & HostMoved)
  | { readonly is: 'handedOn'; readonly seq: number; readonly seat: Seat }
  | ({
      readonly is: 'seated';
      readonly seq: number;
      readonly seat: Seat;
      readonly holder: Holder;
    } & HostMoved)
  | { readonly is: 'closed'; readonly seq: number };

interface HostMoved {
  /** The host's new seat, if it changed; null for none. */
  readonly hostSeat?: Seat | null;
}

export type Answer =
  /** Done, and kept for good as this entry. */
  | { readonly is: 'answer'; readonly to: string; readonly ok: true; readonly seq: number }
  | {
      readonly is: 'answer';
      readonly to: string;
      readonly ok: false;
      readonly refusal: Refusal | TableRefusal;
    };

/** Why a table refuses, apart from the rules of the game. */
export type TableRefusal =
  /** The turn, or the seat's own last action, came after what it was decided on. */
  | { why: 'stale'; seq: number }
  | { why: 'notYourSeat' }
  | { why: 'noSuchSeat' }
  | { why: 'seatTaken' }
  | { why: 'noSuchBot' }
  | { why: 'noSuchFace' }
  | { why: 'seatsEmpty'; seats: Seat[] }
  | { why: 'notDealtYet' }
  | { why: 'roundGoesOn' }
  | { why: 'tableClosed' }
  /** The seat has no step that could be taken back, or somebody has seen a hidden card since. */
  | { why: 'nothingToTakeBack' }
  /** Nobody asks this seat to agree that a step is taken back. */
  | { why: 'notAskedBack' }
  /** A club night seats people at this table, and deals its boards. */
  | { why: 'seatedByNight' }
  /** The asker has not been let in. */
  | { why: 'notInvited' }
  /** Partners say nothing about cards here while a round is played. */
  | { why: 'quiet' }
  /** There is no phrase of this id. */
  | { why: 'noSuchPhrase' }
  /** The asker has seen the hand of another seat in this round. */
  | { why: 'sawAnother' }
  /** There is no such link any more. */
  | { why: 'noSuchLink' }
  /** The link is for somebody else, who has a name. */
  | { why: 'nameNeeded' }
  | { why: 'nobodyThere' }
  /** Turns have no limit, or this one was extended as often as it can be. */
  | { why: 'noHurry' }
  | { why: 'noMoreTime'; times: number }
  /** Too much talk, or too many links or changes of seats: at once, and in this round. */
  | { why: 'tooOften' }
  | { why: 'tooMuch' }
  /** Too much is waiting, here or from this guest, so this wasn't looked at; send it again. */
  | { why: 'busy' }
  /** It was handed to the table several times without an answer, and will not be done. */
  | { why: 'gaveUp' }
  /** The command couldn't be stored; it may or may not be done when the table is opened again. */
  | { why: 'tableStopped' };

/** The people at the table right now. */
export interface Present {
  readonly is: 'present';
  readonly seats: readonly Seat[];
  readonly watchers: number;
  /** How long ago each seat came or went, in milliseconds; for those that did neither, since the table is open. */
  readonly ages: Readonly<Record<Seat, number>>;
  readonly open: number;
  /** How long this turn has taken. */
  readonly turnAge: number;
}

export type FromTable =
  | Snapshot
  | News
  | Answer
  | Present
  /** The watcher has neither a seat here nor an invitation. */
  | { readonly is: 'turnedAway' }
  /** The table can't continue, and will tell nothing more. */
  | { readonly is: 'stopped' }
  /** The text wasn't a client's message. */
  | { readonly is: 'malformed'; readonly why: Unreadable };

export type Unreadable = 'tooLong' | 'tooFast' | 'notJson' | 'malformed';

/** One line in a guest's list of shared tables. */
export interface TableSummary {
  readonly table: string;
  readonly rules: { readonly id: string; readonly name: string };
  readonly seats: readonly Holder[];
  /** Their own seat, if they have one. */
  readonly seat?: Seat;
  readonly round: number;
  readonly totals: readonly number[];
  /** Whether the table waits for them. */
  readonly waiting: boolean;
  /** How many rounds have been counted. */
  readonly rounds: number;
  readonly over: boolean;
  /** Whether it was ended before its game was over. */
  readonly endedEarly: boolean;
  /** When something last happened, in milliseconds. */
  readonly touched: number;
}
