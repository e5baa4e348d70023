import type { Event, Seat } from '@hand-and-foot/engine';
import { turnAsSaid } from '../game/turnAsSaid.ts';
import type { SeenTable } from '../game/seen.ts';
import type { Turn } from '../link/tableLink.ts';
import { speech } from '../../parts/words/wording.ts';

/** Something worth a moment: a sentence, and what it's about. */
export interface TableMoment {
  readonly is: 'clean' | 'dirty' | 'wild' | 'foot' | 'frozen';
  readonly text: string;
}

/** The moments in these events; rules that keep a foot quiet keep it quiet here. */
export function momentsIn(events: readonly Event[], seen: SeenTable): TableMoment[] {
  return events.flatMap((event) => momentOf(event, seen) ?? []);
}

function momentOf(event: Event, seen: SeenTable): TableMoment | undefined {
  switch (event.event) {
    case 'completed':
      return told(event.kind, turnAsSaid(seen, turnWith(event)));
    case 'tookFoot':
      return told('foot', speech.value.sayEvent(event, seen.context));
    case 'discarded':
      return event.froze ? told('frozen', speech.value.sayEvent(event, seen.context)) : undefined;
    default:
      return undefined;
  }
}

/** A turn's sentence names the book's rank, and it has one if cards were laid. */
function turnWith(event: Event & { seat: Seat }): Turn {
  return { seat: event.seat, events: [{ event: 'laid', seat: event.seat, lay: [] }, event] };
}

function told(is: TableMoment['is'], text: string | undefined): TableMoment | undefined {
  return text === undefined ? undefined : { is, text };
}
