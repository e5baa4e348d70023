import { computed, type ReadonlySignal } from '@preact/signals';
import type { Offer } from './desk.ts';
import type { DeskMoment } from './deskMoment.ts';
import {
  discardOffer,
  drawOffers,
  pickUpOffer,
  putOffer,
  restingOffer,
  waitingOffer,
  type Prepared,
} from './offers.ts';

interface Offers {
  readonly draws: ReadonlySignal<readonly Offer[]>;
  readonly pickUp: ReadonlySignal<Prepared>;
  readonly discard: ReadonlySignal<Offer>;
  /** The main action. */
  readonly primary: ReadonlySignal<Prepared>;
}

/** The offers of a desk's buttons over time. */
export function offersIn({ bench, told, isMyTurn, cards, targets }: DeskMoment): Offers {
  const draws = computed(() => drawOffers(bench.value));
  const pickUp = computed(() => pickUpOffer(bench.value, cards.value));
  const discard = computed(() => discardOffer(bench.value, cards.value));
  const primary = computed<Prepared>(() => {
    if (!isMyTurn.value) return waitingOffer(bench.value);
    if (told.value.phase === 'draw') return firstOffer();
    if (cards.value.length === 0) return restingOffer(bench.value);
    return putOffer(bench.value, cards.value, targets.value);
  });

  function firstOffer(): Prepared {
    if (bench.value.staging.takes) return restingOffer(bench.value);
    if (cards.value.length > 0 && !pickUp.value.no) return pickUp.value;
    return draws.value.find((offer) => !offer.no) ?? draws.value[0]!;
  }

  return { draws, pickUp, discard, primary };
}
