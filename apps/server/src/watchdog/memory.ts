// Memory shared by the server and its watchdog, which must be able to read it while the server is stuck.

/** The server increments this as long as it keeps going. */
export const BEATS = 0;
/** Set to end the watchdog. */
export const STOPPED = 1;
/** Bytes of the current table's name; 0 while it works at no table. */
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

/** The watchdog's settings, in milliseconds. */
export interface Watch {
  readonly buffer: SharedArrayBuffer;
  /** Interval of its looks. */
  readonly every: number;
  /** Looks in a row without progress before it acts. */
  readonly patience: number;
  /** Gets a line with the command that the process is stuck in, before it ends. */
  readonly file: string | undefined;
}
