/**
 * Wakes the nodes that follow a table. It carries nothing that would be missed: a wake-up may be lost, doubled or late,
 * and the store has the truth.
 */
export interface Bus {
  wake(table: string, wake: Wake): void;
  /** Hears what other nodes say of the table. */
  follow(table: string, hear: (wake: Wake) => void): () => void;
  /** Whether wake-ups arrive; while they do not, nodes look for themselves more often. */
  isUp(): boolean;
  close(): Promise<void>;
}

export type Wake =
  | { readonly is: 'written' }
  | { readonly is: 'posted' }
  | { readonly is: 'answered'; readonly letter: string }
  /** Who is there on that node; told again every so often, and at once when somebody comes or goes. */
  | {
      readonly is: 'present';
      readonly node: string;
      readonly seats: readonly number[];
      readonly watchers: number;
    };
