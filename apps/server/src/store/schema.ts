import type { Generated } from 'kysely';

/**
 * The rows of both databases. Times are milliseconds by the database's own clock. PostgreSQL has the command of each
 * entry in a column besides, and SQLite new entries in batches: only their own statements know of that.
 */
export interface Schema {
  entries: {
    table_id: string;
    seq: number;
    /** The entry as JSON, just as it was written. */
    body: string;
  };
  leases: {
    table_id: string;
    node: string;
    epoch: number;
    until: number;
  };
  letters: {
    place: Generated<number>;
    table_id: string;
    id: string;
    /** These three are JSON. */
    guest: string;
    command: string;
    answer: string | null;
    posted: number;
    /** How often it was handed to a table. */
    deliveries: Generated<number>;
  };
  /** Commands that no node could answer; the last two are JSON. */
  given_up: {
    table_id: string;
    id: string;
    at: number;
    guest: string;
    command: string;
  };
  guests: {
    guest: string;
    table_id: string;
  };
  /** The entries of scorepads that people share. */
  pad_entries: {
    pad: string;
    device: string;
    count: number;
    body: string;
  };
  /** What was known of a table at one of its entries. */
  outlines: {
    table_id: string;
    seq: number;
    body: string;
  };
  /** Whom the operator has blocked. */
  blocks: {
    kind: string;
    name: string;
    since: number;
  };
  /** The nodes that are up, or were lately. */
  nodes: {
    node: string;
    seen: number;
    draining: Generated<number>;
    body: string;
  };
  /** SQLite alone: how far each table had come when its entries were last put in their places. */
  heads: {
    table_id: string;
    seq: number;
  };
  /** One row, written to find out whether anything can be written. */
  pulse: {
    id: number;
    beat: number;
  };
}
