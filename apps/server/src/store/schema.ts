import type { Generated } from 'kysely';

/**
 * The rows of both databases. Times are milliseconds by the database's clock. PostgreSQL also has a column for each
 * entry's command, and SQLite keeps new entries in batches: only their own statements know that.
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
    /** 0 once the node has let go. */
    until: number;
    /** 1 if a node before never let go. */
    after_crash: Generated<number>;
  };
  /** Each node's own lease. */
  node_leases: {
    node: string;
    until: number;
    /** Grows with every table that another node takes from it. */
    taken: number;
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
    /** Number of times it was handed to a table. */
    deliveries: Generated<number>;
  };
  /** Commands no node could answer; the last two are JSON. */
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
  /** Entries of shared scorepads. */
  pad_entries: {
    pad: string;
    device: string;
    count: number;
    body: string;
  };
  /** Entries of club nights, as JSON. */
  night_entries: {
    night: string;
    seq: number;
    body: string;
  };
  /** A table's outline at one of its entries. */
  outlines: {
    table_id: string;
    seq: number;
    body: string;
  };
  /** Blocks by the operator. */
  blocks: {
    kind: string;
    name: string;
    since: number;
  };
  /** Nodes that are up, or were recently. */
  nodes: {
    node: string;
    seen: number;
    draining: Generated<number>;
    body: string;
  };
  /** The server's key pair for push services: one row. */
  push_keys: {
    id: number;
    public_key: string;
    private_key: string;
  };
  push_devices: {
    endpoint: string;
    guest: string;
    p256dh: string;
    auth: string;
    language: string;
    site: string;
    since: number;
  };
  /** The last turn a guest was notified of, and whether they want to be. */
  push_tables: {
    guest: string;
    table_id: string;
    turn: number;
    muted: number;
  };
  /** SQLite only: each table's last entry when its entries were last moved into rows. */
  heads: {
    table_id: string;
    seq: number;
  };
  /** One row, written to test whether writing works. */
  pulse: {
    id: number;
    beat: number;
  };
}
