import { isGameOver, totals, type Seat } from '@hand-and-foot/engine';
import { isLeftToBots, type Holder, type TableSummary } from '@hand-and-foot/protocol';
import { awaitedIn, type Doors, type Sitting } from '@hand-and-foot/table';

/** A table as lists and doors know it: no cards, no secrets, and codes only as hashes. */
export interface Outline {
  /** Outlines of any other form are rebuilt. */
  readonly form: typeof FORM;
  readonly rules: { readonly id: string; readonly name: string };
  readonly seats: readonly Holder[];
  readonly sharing?: {
    readonly doors: Pick<Doors, 'invite' | 'watch' | 'guests'>;
    readonly host: string;
    readonly guests: readonly (readonly string[])[];
    readonly invitations?: readonly Pick<Doors, 'invite' | 'watch'>[];
  };
  readonly round: number;
  readonly totals: readonly number[];
  /** Seats the table waits for. */
  readonly awaited: readonly Seat[];
  readonly rounds: number;
  readonly over: boolean;
  readonly endedEarly: boolean;
  readonly touched: number;
}

const FORM = 1;

export function outlineOf(sitting: Sitting): Outline {
  const { table: terms, seats, state, rounds, closed, sharing, touched } = sitting;
  const isPlayed = state !== undefined && state.phase !== 'over';
  const isWon = state !== undefined && !isPlayed && isGameOver(state);
  return {
    form: FORM,
    rules: { id: terms.rules.id, name: terms.rules.name },
    seats: [...seats],
    ...(sharing ? { sharing: doorsOf(sharing) } : {}),
    round: state?.round ?? 1,
    totals: state ? totals(state) : [],
    awaited: awaitedIn(sitting),
    rounds: rounds.length,
    over: closed || isWon,
    endedEarly: closed && !isWon,
    touched,
  };
}

function doorsOf({
  doors: { invite, watch, guests: others },
  host,
  guests,
  invitations,
}: NonNullable<Sitting['sharing']>): NonNullable<Outline['sharing']> {
  const doors = { invite, watch, ...(others ? { guests: others } : {}) };
  return { doors, host, guests, ...(invitations.length > 0 ? { invitations } : {}) };
}

/** Undefined if it has another form. */
export function readOutline(body: string): Outline | undefined {
  const outline = JSON.parse(body) as Partial<Outline>;
  return outline.form === FORM ? (outline as Outline) : undefined;
}

/** The table's entry in this guest's list. */
export function summaryOf(table: string, outline: Outline, guest: string): TableSummary {
  const { rules, seats, sharing, round, awaited, rounds, over, endedEarly, touched } = outline;
  const seat = sharing?.guests.findIndex((keys) => keys.includes(guest)) ?? -1;
  const holdsSeat = seat >= 0 && seats[seat]!.is === 'person';
  const isAwaited = holdsSeat ? awaited.includes(seat) : seat >= 0 && isLeftToBots(seats);
  return {
    table,
    rules,
    seats,
    ...(seat < 0 ? {} : { seat }),
    round,
    totals: outline.totals,
    waiting: !over && isAwaited,
    rounds,
    over,
    endedEarly,
    touched,
  };
}
