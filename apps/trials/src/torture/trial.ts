/** What a trial is given to work with. */
export interface Circumstances {
  readonly seed: string;
  /** For how long it goes on, in milliseconds, where it may go on for any time. */
  readonly span: number;
  /** Whether it matters how long people wait: not where the machine may be slow, or busy with other things. */
  readonly isTimed: boolean;
  /** A folder of its own. */
  readonly folder: string;
  /** Says how far it is. */
  readonly say: (progress: string) => void;
  /** Has this done when the trial is over, however it ends; the last is done first. */
  readonly after: (undo: () => unknown) => void;
}

export interface Outcome {
  /** What was counted and measured, in the order in which it should be read. */
  readonly figures: readonly (readonly [what: string, value: string | number])[];
  /** What must not be, a sentence each. */
  readonly violations: readonly string[];
  /** Why it could not be made on this machine. */
  readonly skipped?: string;
}

export interface Trial {
  readonly name: string;
  /** What is promised, in the words of the table of promises. */
  readonly promise: string;
  /** The share of the whole time that it is given; where it has one thing to do, none. */
  readonly share: number;
  readonly run: (circumstances: Circumstances) => Promise<Outcome>;
}
