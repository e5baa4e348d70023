import {
  actor,
  copyState,
  eventFor,
  play,
  type Action,
  type Event,
  type MutableState,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';

/**
 * Actions of one seat between two moments at which it learns something: it decides them all at once, as far
 * as anybody can tell.
 */
export interface Stretch extends Knowledge {
  readonly actions: readonly Action[];
}

/** A seat’s knowledge when it must decide. */
export interface Knowledge {
  readonly terms: Terms;
  readonly seat: Seat;
  readonly view: View;
  /** Events of the round so far, as the seat saw them. */
  readonly seen: readonly Event[];
}

/** Whether the seat learns something by these events, or its turn is over. */
export function endsStretch(events: readonly Event[], seat: Seat): boolean {
  return events.some((event) => {
    switch (event.event) {
      case 'drew':
      case 'replaced':
      case 'tookFoot':
      case 'asked':
      case 'answered':
      case 'reshuffled':
      case 'deckAdded':
      case 'turnEnded':
      case 'wentOut':
      case 'roundEnded':
        return true;
      case 'pickedUp':
        return event.seat !== seat;
      default:
        return false;
    }
  });
}

/** Plays the actions on a copy; undefined if one of them isn't allowed there. */
export function playedOn(
  state: State,
  seat: Seat,
  actions: readonly Action[],
): MutableState | undefined {
  const after = copyState(state);
  for (const action of actions) if (play(after, seat, action)) return undefined;
  return after;
}

/** Plays one action and returns its events as the seat sees them. */
export function actAs(state: MutableState, seat: Seat, action: Action): Event[] {
  const events: Event[] = [];
  const refusal = play(state, seat, action, events);
  if (refusal) throw new Error(`seat ${seat} may not ${action.do}: ${refusal.why}`);
  return events.map((event) => eventFor(event, seat));
}

/** Whether the seat goes on deciding. */
export function isStill(state: State, seat: Seat): boolean {
  return state.phase !== 'over' && actor(state) === seat;
}
