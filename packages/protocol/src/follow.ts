import {
  termsFor,
  type Event,
  type Seat,
  type SideScore,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { advance, viewBeforeDeal } from './advance.ts';
import type { Holder } from './holder.ts';
import type { News, Snapshot } from './message.ts';

/** What a client knows of a table, as far as it has been told. */
export interface Following {
  readonly terms: Terms;
  readonly seat: Seat | undefined;
  readonly seq: number;
  readonly seats: readonly Holder[];
  readonly view: View | undefined;
  readonly rounds: readonly (readonly SideScore[])[];
  readonly closed: boolean;
}

export function followFrom(snapshot: Snapshot): Following {
  const { seat, seq, seats, view, rounds, closed } = snapshot;
  const { rules, seating } = snapshot.terms;
  const terms = termsFor(rules.rules, { players: seats.length, seating });
  return { terms, seat, seq, seats, view, rounds, closed };
}

/**
 * What the client knows after the news. News it has had changes nothing; where some before it are
 * missing the answer is `gap`, and the client watches again from the `seq` it has.
 */
export function follow(known: Following, news: News): Following | 'gap' {
  const { seq } = news;
  if (seq <= known.seq) return known;
  if (seq > known.seq + 1) return 'gap';
  switch (news.is) {
    case 'happened':
      return news.events.reduce(note, { ...known, seq });
    case 'seated':
      return {
        ...known,
        seq,
        seats: known.seats.map((holder, at) => (at === news.seat ? news.holder : holder)),
      };
    case 'closed':
      return { ...known, seq, closed: true };
  }
}

function note(known: Following, event: Event): Following {
  const { terms, seat } = known;
  const view = advance(terms, known.view ?? viewBeforeDeal(terms, seat), event);
  if (event.event !== 'roundEnded') return { ...known, view };
  return { ...known, view, rounds: [...known.rounds, event.scores] };
}
