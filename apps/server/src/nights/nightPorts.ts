import type { Change, Clock, Corrupt } from '@hand-and-foot/table';
import type { Readings } from '../house/readings.ts';
import type { Room } from '../house/room.ts';
import type { NightLogs } from '../store/nights.ts';

/** Everything that nights need from outside. */
export interface NightPorts {
  readonly store: NightLogs;
  readonly readings: Readings;
  readonly clock: Pick<Clock, 'now' | 'date'>;
  /** 32 unguessable bytes as hexadecimal digits. */
  readonly secret: () => string;
  readonly isLevel: (level: string) => boolean;
  /** Writes the log that a table begins with, unless it has one; its guests find it in their lists. */
  beginTable(table: string, changes: readonly Change[], guests: readonly string[]): Promise<void>;
  room(table: string): Promise<Pick<Room, 'ask'> | undefined>;
  /** Is told of tables whose logs are damaged. */
  damaged(table: string, error: Corrupt): void;
}
