/** A trial's means. */
export interface Circumstances {
  readonly seed: string;
  /** Its duration in milliseconds, if it can run for any time. */
  readonly span: number;
  /** Whether waits matter: not on a slow or busy machine. */
  readonly isTimed: boolean;
  /** Its own folder. */
  readonly folder: string;
  /** Reports progress. */
  readonly say: (progress: string) => void;
  /** Runs this when the trial is over, however it ends; the last one first. */
  readonly after: (undo: () => unknown) => void;
}

export interface Outcome {
  /** Counts and measurements, in reading order. */
  readonly figures: readonly (readonly [what: string, value: string | number])[];
  /** Violations, a sentence each. */
  readonly violations: readonly string[];
  /** The reason it couldn't run on this machine. */
  readonly skipped?: string;
}

export interface Trial {
  readonly name: string;
  /** The promise, in the words of the table of promises. */
  readonly promise: string;
  /** Its share of the total time; none if it has one thing to do. */
  readonly share: number;
  readonly run: (circumstances: Circumstances) => Promise<Outcome>;
}
