import {
  actor,
  type Action,
  type Card,
  type Event,
  type Kind,
  type Refusal,
  type Seat,
  type View,
} from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import { batch, computed, signal } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';
import { cardsOf, countsOf, type Choice } from './chosen.ts';
import type { Desk, Offer } from './desk.ts';
import type { Drawer } from './drawer.ts';
import { holdingFor } from './holding.ts';
import { imagine } from '../../worker/shared/imagine.ts';
import { offersIn } from './offering.ts';
import type { Prepared } from './offers.ts';
import { isPlaced, place, slotsOf, type Bench } from './placing.ts';
import { actionsOf, judge, judgeActions, ownMeldCount, NOTHING, type Staging } from './staging.ts';
import { openingOf, stagedMelds, viewWith } from './stagedView.ts';
import { withoutLast, withoutOneOf } from './takingBack.ts';

/** The desk of the link's seat. Without a drawer, staged cards are lost with the page. */
export function newDesk(link: TableLink, seat: Seat, drawer?: Drawer): Desk {
  const { known } = link;
  const { terms } = known.value;
  const raw = signal<Choice>(new Map());
  const no = signal<Refusal | TableRefusal | undefined>(undefined);
  const busy = signal(false);

  const told = computed<View>(() => known.value.view!);
  const state = computed(() => imagine(terms, told.value));
  const { staging, hold, close } = holdingFor(link, seat, state, drawer);
  const bench = computed<Bench>(() => ({ state: state.value, seat, staging: staging.value }));
  const view = computed(() => viewWith(bench.value, told.value));
  const imagined = computed(() =>
    staging.value === NOTHING ? state.value : imagine(terms, view.value),
  );
  const isMyTurn = computed(() => state.value.phase !== 'over' && actor(state.value) === seat);
  const chosen = computed<Choice>(() => countsOf(terms, view.value, seat, raw.value));
  const cards = computed(() => cardsOf(terms, view.value, seat, chosen.value));
  const canLay = computed(() => isMyTurn.value && told.value.phase === 'play');

  const targets = computed<ReadonlySet<Kind>>(() => {
    if (!canLay.value || cards.value.length === 0) return new Set();
    return new Set(
      slotsOf(terms).filter((slot) => isPlaced(place(bench.value, cards.value, slot))),
    );
  });

  const { draws, pickUp, discard, primary } = offersIn({ bench, told, isMyTurn, cards, targets });

  // Doing it

  async function commit(actions: readonly Action[]): Promise<void> {
    if (busy.value || actions.length === 0) return;
    busy.value = true;
    no.value = undefined;
    for (const action of actions) {
      const answer = await link.ask({ do: 'act', action });
      if (answer.ok) continue;
      no.value = answer.refusal;
      break;
    }
    batch(() => {
      busy.value = false;
      raw.value = new Map();
    });
  }

  const stagedActions = (): Action[] => actionsOf(staging.value, ownMeldCount(state.value, seat));

  function putDown(next: Staging): void {
    const outcome = judge(state.value, seat, next);
    batch(() => {
      no.value = outcome.is === 'refused' ? outcome.refusal : undefined;
      if (outcome.is === 'refused') return;
      hold(next);
      raw.value = new Map();
    });
    // Anything that reveals a card or ends the turn is played at once, because it couldn't be undone.
    if (outcome.is === 'fine' && (next.takes || outcome.events.some(isFinal)))
      void commit(stagedActions());
  }

  function accept(offer: Prepared): void {
    if (busy.value) return;
    if (offer.no) no.value = offer.no;
    else if (offer.staging) putDown(offer.staging);
    else if (offer.is === 'layDown') void commit(stagedActions());
    else if (offer.action) void commit([...stagedActions(), offer.action]);
  }

  function takeBackTo(next: Staging): void {
    const outcome = judge(state.value, seat, next);
    if (outcome.is === 'refused') no.value = outcome.refusal;
    else hold(next);
  }

  return {
    seat,
    view,
    imagined,
    isMyTurn,
    chosen,
    choose(kind, count) {
      batch(() => {
        raw.value = new Map(chosen.value).set(kind, count);
        no.value = undefined;
      });
    },
    clear: () => (raw.value = new Map()),
    staged: computed(() => stagedMelds(bench.value, told.value)),
    opening: computed(() => openingOf(bench.value)),
    targets,
    putOn(slot) {
      if (cards.value.length === 0) return;
      const outcome = canLay.value
        ? place(bench.value, cards.value, slot)
        : whyNotNow(bench.value, cards.value);
      if (isPlaced(outcome)) putDown(outcome.staging);
      else no.value = outcome;
    },
    takeBackFrom(slot) {
      const less = withoutOneOf(bench.value, slot);
      if (less) takeBackTo(less);
    },
    canTakeBack: computed(() => staging.value.steps.length > 0 && !busy.value),
    takeBack: () => takeBackTo(withoutLast(bench.value)),
    primary,
    discardOffer: discard,
    pickUpOffer: pickUp,
    drawOffers: draws,
    accept: (offer: Offer) => accept(offer),
    act: (action) => void commit([action]),
    no,
    busy,
    close,
  };
}

/** Whether it reveals a hidden card or ends the turn. */
function isFinal({ event }: Event): boolean {
  return event !== 'laid' && event !== 'completed' && event !== 'capped';
}

/** Why nothing can be melded right now. */
function whyNotNow({ state, seat }: Bench, cards: readonly Card[]): Refusal {
  const outcome = judgeActions(state, seat, [{ do: 'layDown', lay: [{ cards }] }]);
  return outcome.is === 'fine' ? { why: 'nothingLaid' } : outcome.refusal;
}
