import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromTable } from '@hand-and-foot/protocol';
import WebSocket from 'ws';

/** A line that ignores the protocol, from another address than decent people's. */
export interface RudeLine {
  send(data: string | Buffer): void;
  readonly heard: readonly FromTable[];
  /** The server's close code and reason. */
  readonly ended: { readonly code: number; readonly reason: string } | undefined;
  /** Waits until the server says such a thing or hangs up; undefined if it does neither. */
  hears(is: (message: FromTable) => boolean): Promise<FromTable | undefined>;
  ends(): Promise<number | undefined>;
  /** Reads nothing more. */
  pause(): void;
  resume(): void;
  close(): void;
}

const PATIENCE = 5000;

/** Undefined if the server refuses the line. */
export async function openRudeLine(
  port: number,
  table: string,
  token: string,
): Promise<RudeLine | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    localAddress: '127.0.0.2',
  });
  const heard: FromTable[] = [];
  let ended: RudeLine['ended'];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as FromTable));
  socket.on('close', (code: number, reason: Buffer) => {
    ended = { code, reason: reason.toString() };
  });
  socket.on('error', () => undefined);
  // A refusal is an error event.
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  if (!isOpen) return undefined;

  async function until(is: () => boolean): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE && !is(); waited += 10) await sleep(10);
    return is();
  }

  return {
    send(data) {
      if (socket.readyState === socket.OPEN) socket.send(data);
    },
    heard,
    get ended() {
      return ended;
    },
    async hears(is) {
      await until(() => heard.some(is) || ended !== undefined);
      return heard.find(is);
    },
    async ends() {
      await until(() => ended !== undefined);
      return ended?.code;
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.terminate(),
  };
}
