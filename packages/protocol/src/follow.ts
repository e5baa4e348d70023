import {
  termsFor,
  type Event,
  type Seat,
  type SideScore,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { advance } from './advance.ts';
import { backStepsAfter, type BackStep } from './backSteps.ts';
import { viewBeforeDeal } from './advanceDeal.ts';
import { nameOf, type Holder } from './holder.ts';
import type { News, Shared, Snapshot } from './message.ts';
import { turnOf } from './turnOf.ts';

/** A client's knowledge of a table. */
export interface Following {
  readonly terms: Terms;
  readonly seat: Seat | undefined;
  readonly seq: number;
  readonly seats: readonly Holder[];
  readonly view: View | undefined;
  readonly rounds: readonly (readonly SideScore[])[];
  readonly closed: boolean;
  /** The steps that can still be taken back, oldest first. */
  readonly backSteps: readonly BackStep[];
  readonly shared?: Shared;
}

/** Chat messages kept in memory. */
export const SAYINGS_KEPT = 50;

export function followFrom(snapshot: Snapshot): Following {
  const { seat, seq, seats, view, rounds, closed, backSteps = [], shared } = snapshot;
  const { rules, seating } = snapshot.terms;
  const terms = termsFor(rules.rules, { players: seats.length, seating });
  const known = { terms, seat, seq, seats, view, rounds, closed, backSteps };
  return shared ? { ...known, shared } : known;
}

/**
 * The client's knowledge after the news. Repeated news changes nothing. If some are missing before it, the answer is
 * `gap`, and the client watches again from the `seq` it has.
 */
export function follow(known: Following, news: News): Following | 'gap' {
  const { seq } = news;
  if (seq <= known.seq) return known;
  if (seq > known.seq + 1) return 'gap';
  switch (news.is) {
    case 'happened':
      return timed(known, shuffled(news.events.reduce(note, played(known, news)), news));
    case 'mixed':
      return withShared({ ...known, seq }, ({ shuffles }) => ({
        shuffles: lastChanged(shuffles, (mixing) => {
          const seeds = [...mixing.seeds];
          seeds[news.seat] = news.seed;
          return { ...mixing, seeds };
        }),
      }));
    case 'said': {
      const { is: _is, seq: _seq, ...saying } = news;
      const name = nameOf(known.seats[saying.seat]);
      return withShared({ ...known, seq }, ({ said }) => ({
        said: [...said, { ...saying, name }].slice(-SAYINGS_KEPT),
      }));
    }
    case 'noted': {
      const now = hosted({ ...known, seq }, news.hostSeat);
      const { takeBack } = news;
      if (takeBack) return withShared(now, () => ({ takeBack }));
      if (news.extended === undefined) return now;
      return withShared(now, ({ extended = 0 }) => ({ extended: extended + 1 }));
    }
    case 'handedOn':
      return withShared({ ...known, seq }, () => ({
        host: news.seat === known.seat,
        hostSeat: news.seat,
      }));
    case 'seated':
      return hosted(
        {
          ...unasked(known),
          seq,
          seats: known.seats.map((holder, at) => (at === news.seat ? news.holder : holder)),
          // A seat's new holder sees its cards.
          backSteps: [],
        },
        news.hostSeat,
      );
    case 'closed':
      return { ...known, seq, closed: true };
  }
}

function played(known: Following, { seq, events }: Extract<News, { is: 'happened' }>): Following {
  const { backSteps, seats } = known;
  return { ...unasked(known), seq, backSteps: backStepsAfter(backSteps, seats, events, { seq }) };
}

/** A question about a step ends with the next one. */
function unasked(known: Following): Following {
  if (!known.shared?.takeBack) return known;
  const { takeBack: _, ...shared } = known.shared;
  return { ...known, shared };
}

function note(known: Following, event: Event): Following {
  const { terms, seat } = known;
  const view = advance(terms, known.view ?? viewBeforeDeal(terms, seat), event);
  if (event.event !== 'roundEnded') return { ...known, view };
  return { ...known, view, rounds: [...known.rounds, event.scores] };
}

/** The host may have got or lost a seat. */
function hosted(known: Following, moved: Seat | null | undefined): Following {
  if (moved === undefined || !known.shared) return known;
  const { hostSeat: _, ...shared } = known.shared;
  return { ...known, shared: { ...shared, ...(moved === null ? {} : { hostSeat: moved }) } };
}

/** More time is for one turn. */
function timed(before: Following, after: Following): Following {
  if (!after.shared?.extended || turnOf(before.view) === turnOf(after.view)) return after;
  const { extended: _, ...shared } = after.shared;
  return { ...after, shared };
}

/** Adds the finished round's secret and the next round's pledge. */
function shuffled(known: Following, news: Extract<News, { is: 'happened' }>): Following {
  const { pledge, secret } = news;
  if (pledge === undefined && secret === undefined) return known;
  return withShared(known, ({ shuffles }) => {
    const shown = shuffles.map((mixing, at) =>
      secret !== undefined && at === known.rounds.length - 1 ? { ...mixing, secret } : mixing,
    );
    const seeds = known.seats.map(() => '');
    return { shuffles: pledge === undefined ? shown : [...shown, { pledge, seeds }] };
  });
}

function withShared(known: Following, change: (shared: Shared) => Partial<Shared>): Following {
  const { shared } = known;
  return shared ? { ...known, shared: { ...shared, ...change(shared) } } : known;
}

function lastChanged<T>(list: readonly T[], change: (last: T) => T): T[] {
  return list.map((one, at) => (at === list.length - 1 ? change(one) : one));
}
