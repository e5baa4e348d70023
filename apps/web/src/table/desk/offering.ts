import type { Card, Kind, View } from '@hand-and-foot/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Offer } from './desk.ts';
import {
  discardOffer,
  drawOffers,
  pickUpOffer,
  putOffer,
  restingOffer,
  type Prepared,
} from './offers.ts';
import type { Bench } from './placing.ts';

/** Inputs of the offers. */
interface Moment {
  readonly bench: ReadonlySignal<Bench>;
  /** The view without staged cards. */
  readonly told: ReadonlySignal<View>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** The selected cards, and the slots that accept them. */
  readonly cards: ReadonlySignal<readonly Card[]>;
  readonly targets: ReadonlySignal<ReadonlySet<Kind>>;
}

interface Offers {
  readonly draws: ReadonlySignal<readonly Offer[]>;
  readonly pickUp: ReadonlySignal<Prepared>;
  readonly discard: ReadonlySignal<Offer>;
  /** The main action. */
  readonly primary: ReadonlySignal<Prepared>;
}

/** The offers of a desk's buttons over time. */
export function offersIn({ bench, told, isMyTurn, cards, targets }: Moment): Offers {
  const draws = computed(() => drawOffers(bench.value));
  const pickUp = computed(() => pickUpOffer(bench.value, cards.value));
  const discard = computed(() => discardOffer(bench.value, cards.value));
  const primary = computed<Prepared>(() => {
    if (!isMyTurn.value) return { is: 'wait', no: { why: 'notYourTurn', turn: told.value.turn } };
    if (told.value.phase === 'draw') return firstOffer();
    if (cards.value.length === 0) return restingOffer(bench.value);
    const put = putOffer(bench.value, cards.value, targets.value);
    return put.no && discard.value.is === 'discard' && !discard.value.no ? discard.value : put;
  });

  function firstOffer(): Prepared {
    if (bench.value.staging.takes) return restingOffer(bench.value);
    if (cards.value.length > 0 && !pickUp.value.no) return pickUp.value;
    return draws.value.find((offer) => !offer.no) ?? draws.value[0]!;
  }

  return { draws, pickUp, discard, primary };
}
