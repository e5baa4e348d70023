import { type FinalEnding, type Following, turnOf } from '@hand-and-foot/protocol';
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { followTable } from './followTable.ts';
import type { LineState } from './remoteLine.ts';
import type { PresentSince } from './present.ts';
import { remoteWire } from './remoteWire.ts';
import type { TableLink } from './tableLink.ts';

/** The page's end of a table on a server. */
export interface RemoteLink extends TableLink {
  readonly line: ReadonlySignal<LineState>;
  readonly present: ReadonlySignal<PresentSince>;
  readonly ended: ReadonlySignal<FinalEnding | undefined>;
  /** The start of this turn by the page's own clock, `performance.now`. */
  readonly turnBegan: ReadonlySignal<number>;
}

/** Joins a table on the server, or says why nobody is let in. */
export async function joinRemote(table: string, code?: string): Promise<RemoteLink | FinalEnding> {
  const wire = remoteWire(table, code);
  const link = await followTable(table, wire);
  if (!link) {
    wire.leave();
    return wire.ended.value ?? 'noSuchTable';
  }
  const turnBegan = signal(turnBeganAt(link.known.value));
  const stops = [
    keepTurn(link, turnBegan),
    // After a gap, the page hears late of a turn that began meanwhile.
    wire.present.subscribe(({ turnBegan: at }) => {
      if (at !== undefined) turnBegan.value = at;
    }),
  ];
  return {
    ...link,
    line: wire.line,
    present: wire.present,
    ended: wire.ended,
    turnBegan,
    leave() {
      for (const stop of stops) stop();
      link.leave();
    },
  };
}

function turnBeganAt({ shared }: Following): number {
  return performance.now() - (shared?.turnAge ?? 0);
}

/** Turns differ by their seat; a snapshot says how long the turn has lasted. */
function keepTurn({ known }: TableLink, turnBegan: Signal<number>): () => void {
  let before = known.peek();
  return effect(() => {
    const after = known.value;
    const isNewTurn = turnOf(before.view) !== turnOf(after.view);
    const isSnapshot = before.shared?.turnAge !== after.shared?.turnAge;
    before = after;
    if (isSnapshot) turnBegan.value = turnBeganAt(after);
    else if (isNewTurn) turnBegan.value = performance.now();
  });
}
