import type { DeskStore } from './desk.ts';
import type { NightLogs } from './nights.ts';
import type { Outlines } from './outlines.ts';
import type { Pads } from './pads.ts';
import type { Pushes } from './pushes.ts';
import type { Store } from './store.ts';

/** Everything a database stores for a server; a table needs only the store. */
export type WholeStore = Store & Pads & NightLogs & Outlines & DeskStore & Pushes;
