// What the server and its watchdog share. The server may be stuck, so the watchdog must be able to read it by itself.

/** The server counts one up as long as it goes on. */
export const BEATS = 0;
/** It sets this when the watchdog is to end. */
export const STOPPED = 1;
/** How many bytes of what it is busy with are written; none while it is busy with no table. */
export const LENGTH = 2;
const CELLS = 3;
const TEXT = 256;

export interface Memory {
  readonly buffer: SharedArrayBuffer;
  readonly cells: Int32Array;
  readonly text: Buffer;
}

export function memoryOf(
  buffer = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT + TEXT),
): Memory {
  return {
    buffer,
    cells: new Int32Array(buffer, 0, CELLS),
    text: Buffer.from(buffer, CELLS * Int32Array.BYTES_PER_ELEMENT, TEXT),
  };
}

/** What the watchdog is told when it begins, in milliseconds. */
export interface Watch {
  readonly buffer: SharedArrayBuffer;
  /** How often it looks. */
  readonly every: number;
  /** How often in a row nothing may have moved. */
  readonly patience: number;
}
