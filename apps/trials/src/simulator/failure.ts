/** What must hold in every world, whatever goes wrong in it. */
export type Invariant =
  /** Nothing is said of what has not been kept. */
  | 'committed'
  /** What was acknowledged is in the log, where it was said to be, and once. */
  | 'kept'
  | 'once'
  /** A repeat gets the first answer, and each question at most one. */
  | 'sameAnswer'
  /** What was refused was not done. */
  | 'refused'
  /** The log can be read, without a gap, and each epoch has one writer. */
  | 'log'
  | 'oneWriter'
  /** Everything was done by somebody who may, and at the moment it was meant for. */
  | 'authority'
  | 'moment'
  /** Everybody is told what they may know, all of it, and nothing else. */
  | 'told'
  | 'followed'
  | 'secrets'
  /** The cards follow from what was pledged, and chance is fair. */
  | 'shuffle'
  | 'chance'
  /** Strangers and those who make noise harm nobody. */
  | 'stranger'
  | 'flood'
  | 'poison'
  /** When nothing goes wrong any more, everything goes on, and everybody knows who is there. */
  | 'stall'
  /** Nobody who is there is replaced by a bot before their time is up. */
  | 'patience'
  | 'stuck'
  | 'presence'
  /** Two worlds that differ in what somebody cannot know look the same to them. */
  | 'twin'
  /** Nothing is thrown that nobody expects. */
  | 'crash';

export interface Failure {
  readonly invariant: Invariant;
  readonly what: string;
}

export type Fail = (invariant: Invariant, what: string) => void;
