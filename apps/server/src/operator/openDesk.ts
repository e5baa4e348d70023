import { hostname } from 'node:os';
import type { Clock } from '@hand-and-foot/table';
import type { House } from '../house/house.ts';
import type { Outlines } from '../house/outlines.ts';
import type { Limits } from '../http/limits.ts';
import type { Sockets } from '../http/sockets.ts';
import type { Refusals } from '../refusals.ts';
import type { DeskStore } from '../store/desk.ts';
import type { Blocked } from './blocked.ts';
import { newOperatorApi } from './desk.ts';
import { newOperatorDoor, type OperatorDoor } from './door.ts';
import { newLoadMeter } from './load.ts';
import { startRounds } from './rounds.ts';

interface DeskWishes {
  readonly node: string;
  /** Without it there's no page, but this node still obeys the operator's wishes made at other nodes. */
  readonly isToken: ((given: string) => boolean) | undefined;
  /** Whether other nodes share the store. */
  readonly isShared: boolean;
  readonly store: DeskStore;
  readonly clock: Clock;
  readonly house: House;
  readonly sockets: Sockets;
  readonly outlines: Outlines;
  readonly limits: Limits;
  readonly refusals: Refusals;
  readonly blocked: Blocked;
  report(error: unknown): void;
}

/** One node's operator desk. */
export interface OperatorDesk {
  /** Answers the operator's requests; undefined for any other. */
  readonly door: OperatorDoor;
  /** Whether the operator wants no more players here. */
  readonly isDraining: boolean;
  close(): void;
}

export async function openDesk(wishes: DeskWishes): Promise<OperatorDesk> {
  const { node, isToken, store, clock, house, sockets, limits, refusals, blocked } = wishes;
  const load = newLoadMeter();
  const started = Date.now();
  let isDraining = false;
  const rounds = startRounds({
    node,
    store,
    clock,
    blocked,
    isTold: isToken !== undefined || wishes.isShared,
    figures: () => ({
      label: `${hostname()} ${process.pid}`,
      started,
      ...house.count,
      sockets: sockets.count,
      ...load.take(),
    }),
    newlyBlocked: () => sockets.dropBlocked(),
    drain(isWanted) {
      isDraining = isWanted;
      sockets.drain(isWanted);
    },
    report: (error) => wishes.report(error),
  });
  const api = newOperatorApi({ ...wishes, refresh: async () => rounds.now() });
  await rounds.now();
  return {
    door: isToken ? newOperatorDoor(isToken, api, limits, refusals) : () => undefined,
    get isDraining() {
      return isDraining;
    },
    close() {
      rounds.stop();
      load.close();
    },
  };
}
