/** Invariants of every world, whatever goes wrong. */
export type Invariant =
  /** Nothing is said before it's stored. */
  | 'committed'
  /** Acknowledged commands are in the log, at the stated place, and once. */
  | 'kept'
  | 'once'
  /** A repeat gets the first answer, and each question at most one. */
  | 'sameAnswer'
  /** Refused commands weren't done. */
  | 'refused'
  /** The log is readable, has no gaps, and each epoch has one writer. */
  | 'log'
  | 'oneWriter'
  /** No node is sure of a table that another has, and tables stay where they are while all is well. */
  | 'lease'
  /** Everything was done by somebody who may, at the moment it was meant for. */
  | 'authority'
  | 'moment'
  /** Everybody is told everything they may know, and nothing else. */
  | 'told'
  | 'followed'
  | 'secrets'
  /** The cards follow from the pledge, and chance is fair. */
  | 'shuffle'
  | 'chance'
  /** Strangers and noisy clients harm nobody. */
  | 'stranger'
  | 'flood'
  | 'poison'
  /** Once nothing goes wrong any more, everything continues, and everybody knows who is there. */
  | 'stall'
  /** Nobody present is replaced by a bot before their time is up. */
  | 'patience'
  | 'stuck'
  | 'presence'
  /** Two worlds that differ in things somebody can't know look the same to them. */
  | 'twin'
  /** Nothing unexpected is thrown. */
  | 'crash';

export interface Failure {
  readonly invariant: Invariant;
  readonly what: string;
}

export type Fail = (invariant: Invariant, what: string) => void;
