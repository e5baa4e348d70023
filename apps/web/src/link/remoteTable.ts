import type { Following } from '@hand-and-foot/protocol';
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { followTable } from './followTable.ts';
import type { LineState } from './remoteLine.ts';
import { remoteWire, type Ending, type Present } from './remoteWire.ts';
import type { TableLink } from './tableLink.ts';

/** The page's end of a table on a server. */
export interface RemoteLink extends TableLink {
  readonly line: ReadonlySignal<LineState>;
  readonly present: ReadonlySignal<Present>;
  readonly ended: ReadonlySignal<Ending | undefined>;
  /** Since when each seat that was here has been away, and since when this turn lasts, by the clock of this device. */
  readonly since: ReadonlySignal<Since>;
}

interface Since {
  readonly turn: number;
  readonly away: ReadonlyMap<number, number>;
}

/** Goes to a table on the server; why not, where nobody is let in. */
export async function joinRemote(table: string, code?: string): Promise<RemoteLink | Ending> {
  const wire = remoteWire(table, code);
  const link = await followTable(table, wire);
  if (!link) {
    wire.leave();
    return wire.ended.value ?? 'noSuchTable';
  }
  const since = signal<Since>({ turn: turnBeganAt(link.known.value), away: new Map() });
  const stops = [keepTurn(link, since), keepAway(wire.present, since)];
  return {
    ...link,
    line: wire.line,
    present: wire.present,
    ended: wire.ended,
    since,
    leave() {
      for (const stop of stops) stop();
      link.leave();
    },
  };
}

function turnBeganAt({ shared }: Following): number {
  return Date.now() - (shared?.turnAge ?? 0);
}

/** A turn is told apart from the next by whose it is; in a snapshot the server says how long it has lasted. */
function keepTurn({ known }: TableLink, since: Signal<Since>): () => void {
  let before = known.peek();
  return effect(() => {
    const after = known.value;
    const isNewTurn = turnOf(before) !== turnOf(after);
    const isSnapshot = before.shared?.turnAge !== after.shared?.turnAge;
    before = after;
    if (isSnapshot) since.value = { ...since.peek(), turn: turnBeganAt(after) };
    else if (isNewTurn) since.value = { ...since.peek(), turn: Date.now() };
  });
}

function turnOf({ view }: Following): string {
  if (!view) return '';
  const { round, turn, phase } = view;
  return `${round} ${turn} ${phase === 'deal' || phase === 'over' ? phase : 'turn'}`;
}

function keepAway(present: ReadonlySignal<Present>, since: Signal<Since>): () => void {
  let here = new Set<number>();
  return present.subscribe(({ seats }) => {
    const now = new Set(seats);
    const { turn, away } = since.peek();
    const next = new Map(away);
    for (const seat of here) if (!now.has(seat)) next.set(seat, Date.now());
    for (const seat of now) next.delete(seat);
    here = now;
    since.value = { turn, away: next };
  });
}
