import { actor, type Seat, type State } from '@hand-and-foot/engine';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';
import type { Drawer, Held } from './drawer.ts';
import { judgeStaging, NOTHING_STAGED, type Staging } from './staging.ts';

/** The staged cards over time. */
interface Holding {
  readonly staging: ReadonlySignal<Staging>;
  readonly hold: (next: Staging) => void;
  readonly close: () => void;
}

/** Staged cards belong to one moment: events at the table may void them. */
export function holdingFor(
  link: TableLink,
  seat: Seat,
  state: ReadonlySignal<State>,
  drawer?: Drawer,
): Holding {
  const { known } = link;
  const held = signal<Held>({ on: known.value.seq, staging: NOTHING_STAGED });
  const staging = computed(() =>
    held.value.on === known.value.seq ? held.value.staging : NOTHING_STAGED,
  );
  const hold = (next: Staging): void => {
    held.value = { on: known.value.seq, staging: next };
  };

  const kept = drawer?.look();
  if (kept?.on === known.value.seq && isWhole(state.value, seat, kept.staging)) held.value = kept;
  const stopKeeping = effect(() => drawer?.put(held.value));
  // Events in between, such as a partner's answer, leave the staged cards alone.
  const stopListening = link.listen((events, before) => {
    const wasCurrent = held.value.on === known.value.seq - 1;
    const mine = events.some((event) => 'seat' in event && event.seat === seat);
    const stays = wasCurrent && !mine && before?.turn === known.value.view?.turn;
    hold(stays ? held.value.staging : NOTHING_STAGED);
  });
  return {
    staging,
    hold,
    close() {
      stopKeeping();
      stopListening();
    },
  };
}

/** Whether these are this game's cards in legal places. */
function isWhole(state: State, seat: Seat, staging: Staging): boolean {
  if (state.phase === 'over' || actor(state) !== seat) return false;
  const put = staging.steps.flatMap((step) => ('cap' in step ? [step.card] : step.cards));
  if (put.some((card) => card >= state.terms.pack.faces.length)) return false;
  return judgeStaging(state, seat, staging).is !== 'refused';
}
