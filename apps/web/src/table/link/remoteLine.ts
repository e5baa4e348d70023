import { onPageReturns } from './pageReturns.ts';
import { signal, type ReadonlySignal } from '@preact/signals';

/** A socket that reconnects by itself as long as it's wanted. */
export interface RemoteLine {
  readonly state: ReadonlySignal<LineState>;
  /** Sends if connected; resend on `opened` if it matters. */
  send(text: string): void;
  /** Drops the connection and opens a new one. */
  again(): void;
  close(): void;
}

/** `over` is final: the close code says why. */
export type LineState = 'opening' | 'live' | 'lost' | 'over';

interface LineEnds {
  /** Connected, for the first time or again. */
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Whether reconnecting makes sense after this close code. */
  readonly mayComeAgain: (code: number) => boolean;
}

/** Milliseconds before each retry; the last one repeats. */
const PAUSES = [200, 400, 800, 1500, 2000, 2500, 4000, 6000, 10_000, 15_000];
/** A connection that takes longer will never come. */
const PATIENCE = 8000;

export function openLine(address: string, { opened, heard, mayComeAgain }: LineEnds): RemoteLine {
  const state = signal<LineState>('opening');
  let socket: WebSocket | undefined;
  let tries = 0;
  let timer: number | undefined;

  function connect(): void {
    clearTimeout(timer);
    const mine = new WebSocket(address);
    socket = mine;
    timer = self.setTimeout(() => drop(mine), PATIENCE);
    mine.addEventListener('open', () => {
      if (mine !== socket) return;
      clearTimeout(timer);
      state.value = 'live';
      opened();
    });
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (mine !== socket || typeof data !== 'string') return;
      tries = 0;
      heard(data);
    });
    mine.addEventListener('close', ({ code }) => {
      if (mine === socket) lose(code);
    });
  }

  /** Ignores everything the socket says from now on. */
  function drop(which: WebSocket | undefined): void {
    if (which === undefined || which !== socket) return;
    which.close();
    lose(1006);
  }

  function lose(code: number): void {
    socket = undefined;
    clearTimeout(timer);
    if (!mayComeAgain(code)) {
      state.value = 'over';
      stop();
      return;
    }
    state.value = 'lost';
    const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)]!;
    // Randomized, so clients that lost the same server don't return all at once.
    timer = self.setTimeout(connect, pause * (0.75 + Math.random() / 2));
  }

  function again(): void {
    if (state.value === 'over') return;
    const old = socket;
    socket = undefined;
    old?.close();
    if (state.value === 'live') state.value = 'lost';
    tries = 0;
    connect();
  }

  const stopListening = onPageReturns({
    online: () => state.value !== 'live' && again(),
    offline: () => drop(socket),
    seen: (isDoubtful) => (state.value === 'lost' || isDoubtful) && again(),
  });

  function stop(): void {
    clearTimeout(timer);
    stopListening();
  }

  connect();

  return {
    state,
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    again,
    close() {
      stop();
      const old = socket;
      socket = undefined;
      old?.close();
    },
  };
}
