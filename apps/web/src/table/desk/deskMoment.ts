import {
  actor,
  type Card,
  type Kind,
  type Refusal,
  type Seat,
  type State,
  type View,
} from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { imaginedTable } from '../../worker/shared/imaginedTable.ts';
import type { TableLink } from '../link/tableLink.ts';
import { cardsOf, countsOf, type Choice } from './chosen.ts';
import type { Desk } from './desk.ts';
import type { Drawer } from './drawer.ts';
import { holdingFor } from './holding.ts';
import { isPlaced, place, slotsOf, type Bench } from './placing.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';
import { viewWith } from './stagedView.ts';

/** Everything a desk knows from one moment to the next. */
export interface DeskMoment extends Pick<
  Desk,
  'seat' | 'view' | 'imagined' | 'isMyTurn' | 'chosen' | 'targets'
> {
  /** The view without the staged cards, and the table imagined from it. */
  readonly told: ReadonlySignal<View>;
  readonly state: ReadonlySignal<State>;
  readonly bench: ReadonlySignal<Bench>;
  readonly canLay: ReadonlySignal<boolean>;
  /** The chosen cards: as they were chosen, also those no longer held, and one by one. */
  readonly raw: Signal<Choice>;
  readonly cards: ReadonlySignal<readonly Card[]>;
  readonly no: Signal<Refusal | TableRefusal | undefined>;
  readonly busy: Signal<boolean>;
  readonly hold: (next: Staging) => void;
  readonly close: () => void;
}

export function deskMoment(link: TableLink, seat: Seat, drawer?: Drawer): DeskMoment {
  const { known } = link;
  const { terms } = known.value;
  const raw = signal<Choice>(new Map());
  const told = computed<View>(() => known.value.view!);
  const state = computed(() => imaginedTable(terms, told.value));
  const { staging, hold, close } = holdingFor(link, seat, state, drawer);
  const bench = computed<Bench>(() => ({ state: state.value, seat, staging: staging.value }));
  const view = computed(() => viewWith(bench.value, told.value));
  const imagined = computed(() =>
    staging.value === NOTHING_STAGED ? state.value : imaginedTable(terms, view.value),
  );
  const isMyTurn = computed(() => state.value.phase !== 'over' && actor(state.value) === seat);
  const canLay = computed(() => isMyTurn.value && told.value.phase === 'play');
  const chosen = computed<Choice>(() => countsOf(terms, view.value, seat, raw.value));
  const cards = computed(() => cardsOf(terms, view.value, seat, chosen.value));
  const targets = computed<ReadonlySet<Kind>>(() => {
    if (!canLay.value || cards.value.length === 0) return new Set();
    return new Set(
      slotsOf(terms).filter((slot) => isPlaced(place(bench.value, cards.value, slot))),
    );
  });
  return {
    seat,
    told,
    state,
    bench,
    view,
    imagined,
    isMyTurn,
    canLay,
    raw,
    chosen,
    cards,
    targets,
    no: signal(undefined),
    busy: signal(false),
    hold,
    close,
  };
}
