import type { Surroundings } from './house/ports.ts';
import type { LimitOptions } from './http/limits.ts';

export interface ServeOptions extends LimitOptions {
  readonly port: number;
  /** Whether to try the next free port. */
  readonly orNextPort?: boolean;
  /** The addresses to listen at: this machine alone, or the network too. */
  readonly host: string;
  /** Folder of the built page; without it only tables are served. */
  readonly page?: string;
  /** Storage for tables: a local folder, or a database for several nodes. */
  readonly data?: string;
  readonly postgres?: string;
  readonly redis?: string;
  readonly trustProxy?: boolean;
  readonly origins?: readonly string[];
  /** How long an empty table stays in memory, in milliseconds. */
  readonly restAfter?: number;
  /** Whether other machines may read the metrics too. */
  readonly metrics?: boolean;
  /** Token for the operator's page and commands; without it there are none. */
  readonly operatorToken?: string;
  readonly logLevel?: string;
  /** Destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Whether push services may be on this machine: for tests alone. */
  readonly pushToLoopback?: boolean;
  /** Changes the surroundings of tables: for trials, which want things to go wrong. */
  around?(usual: Surroundings): Surroundings;
}
