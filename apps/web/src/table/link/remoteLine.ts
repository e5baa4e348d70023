import { signal, type ReadonlySignal } from '@preact/signals';

/** A socket that comes back by itself for as long as somebody wants it. */
export interface Line {
  readonly state: ReadonlySignal<LineState>;
  /** Sends it if there is a connection now; whoever needs more does so when the line opens. */
  send(text: string): void;
  /** Leaves the connection there is, if any, for a new one. */
  again(): void;
  close(): void;
}

/** `over` is for good: why is told by the code it was closed with. */
export type LineState = 'opening' | 'live' | 'lost' | 'over';

interface LineEnds {
  /** There is a connection, the first or another. */
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Whether there is any use in coming again after it was closed with this code. */
  readonly mayComeAgain: (code: number) => boolean;
}

/** Pauses before the next try, in milliseconds; the last one is kept to. */
const PAUSES = [200, 400, 800, 1500, 2000, 2500, 4000, 6000, 10_000, 15_000];
/** Whoever comes back to the page after so long is not sure of the connection any more. */
const DOUBTFUL_AFTER = 20_000;
/** A connection that does not come about in this time never will. */
const PATIENCE = 8000;

export function openLine(address: string, { opened, heard, mayComeAgain }: LineEnds): Line {
  const state = signal<LineState>('opening');
  let socket: WebSocket | undefined;
  let tries = 0;
  let timer: number | undefined;
  let hiddenSince: number | undefined;

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

  /** Whatever the socket says from now on is not heard. */
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
    // All who lost the same server should not come back in the same moment.
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

  function onOnline(): void {
    if (state.value !== 'live') again();
  }
  const onOffline = (): void => drop(socket);
  function onVisibility(): void {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    const isDoubtful = hiddenSince !== undefined && Date.now() - hiddenSince > DOUBTFUL_AFTER;
    if (state.value === 'lost' || isDoubtful) again();
  }

  function stop(): void {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibility);
  }

  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
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
