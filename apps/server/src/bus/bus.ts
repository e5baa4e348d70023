import type { Seat } from '@hand-and-foot/engine';

/** Wakes the nodes that follow a table. Wake-ups may be lost, doubled or late: the store has the truth. */
export interface Bus {
  wake(table: string, wake: Wake): void;
  /** Listens to other nodes' messages about the table. */
  follow(table: string, hear: (wake: Wake) => void): () => void;
  /** Whether wake-ups arrive; while they don't, nodes poll more often. */
  isUp(): boolean;
  close(): Promise<void>;
}

export type Wake =
  | { readonly is: 'written' }
  | { readonly is: 'posted' }
  | { readonly is: 'answered'; readonly letter: string }
  /** People on that node; repeated regularly, and sent at once when somebody comes or goes. */
  | {
      readonly is: 'present';
      readonly node: string;
      readonly seats: readonly Seat[];
      readonly watchers: number;
      /** It has just opened the table, so it knows of nobody else who has. */
      readonly hello?: true;
    };
