import type { Seat } from '@hand-and-foot/engine';
import {
  finalEnding,
  PROTOCOL,
  type FinalEnding,
  type FromClient,
  type FromTable,
  type Unreadable,
} from '@hand-and-foot/protocol';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Wire } from './followTable.ts';
import { NOBODY, presentFrom, type PresentSince } from './present.ts';
import { openLine, type LineState } from './remoteLine.ts';
import { newUnanswered } from './unanswered.ts';

/** The connection to a table on a server. It survives disconnects: no request is forgotten or done twice. */
export interface RemoteWire extends Wire {
  readonly line: ReadonlySignal<LineState>;
  readonly present: ReadonlySignal<PresentSince>;
  /** The reason the server lets nobody in any more. */
  readonly ended: ReadonlySignal<FinalEnding | undefined>;
}

/** The last entry that was told, and to which seat. */
interface Known {
  seq: number;
  readonly seat: Seat | undefined;
}

/** A table's address on this page's server. */
function tableAddress(table: string): string {
  const url = new URL(`api/tables/${table}`, document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

function watchFrom(known: Known | undefined, code: string | undefined): FromClient {
  const { seq, seat } = known ?? {};
  return {
    is: 'watch',
    protocol: PROTOCOL,
    ...(seq === undefined ? {} : { have: seq }),
    ...(seat === undefined ? {} : { seat }),
    ...(code === undefined ? {} : { code }),
  };
}

/** The known entry after the message. After a gap, the rest is requested from where it began. */
function knownAfter(known: Known | undefined, message: FromTable): Known | undefined {
  if (message.is === 'snapshot') return { seq: message.seq, seat: message.seat };
  const isNext =
    message.is !== 'answer' && 'seq' in message && known && message.seq === known.seq + 1;
  return isNext ? { ...known, seq: message.seq } : known;
}

export function remoteWire(table: string, code: string | undefined): RemoteWire {
  const listeners = new Set<(message: FromTable) => void>();
  const present = signal(NOBODY);
  const ended = signal<FinalEnding | undefined>(undefined);
  const unanswered = newUnanswered(() => line);
  let known: Known | undefined;
  let isWatching = false;

  const line = openLine(tableAddress(table), {
    opened() {
      if (isWatching) watch();
      unanswered.sendAll();
    },
    heard: (text) => hear(JSON.parse(text) as FromTable),
    mayComeAgain(closed) {
      ended.value = finalEnding(closed);
      if (ended.value === undefined) return true;
      tell({ is: 'stopped' });
      return false;
    },
  });

  function hear(message: FromTable): void {
    if (message.is === 'answer' && unanswered.isAskedAgain(message)) return;
    if (message.is === 'answer') unanswered.answered(message.to);
    if (message.is === 'present') present.value = presentFrom(message);
    known = knownAfter(known, message);
    if (message.is === 'malformed') giveUp(message.why);
    else tell(message);
  }

  function tell(message: FromTable): void {
    for (const listener of Array.from(listeners)) listener(message);
  }

  /** The server will never answer an unreadable command; one that came too fast is resent. */
  function giveUp(why: Unreadable): void {
    if (why === 'tooFast') return;
    for (const to of unanswered.forget())
      tell({ is: 'answer', to, ok: false, refusal: { why: 'tableStopped' } });
  }

  function watch(): void {
    isWatching = true;
    line.send(JSON.stringify(watchFrom(known, code)));
  }

  return {
    line: line.state,
    present,
    ended,
    send(message) {
      if (message.is === 'watch') watch();
      else unanswered.send(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A server's bots follow the table's own pace.
    setPace: () => undefined,
    leave() {
      unanswered.forget();
      line.close();
    },
  };
}
