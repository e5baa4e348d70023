import { computed, type ReadonlySignal } from '@preact/signals';
import type { Offer } from './desk.ts';
import type { TableLink } from '../link/tableLink.ts';
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
import { doesBotWait } from './takingBack.ts';

interface Offers {
  readonly draws: ReadonlySignal<readonly Offer[]>;
  readonly pickUp: ReadonlySignal<Prepared>;
  readonly discard: ReadonlySignal<Offer>;
  /** The main action. */
  readonly primary: ReadonlySignal<Prepared>;
}

/** The offers of a desk's buttons over time. */
export function offersIn(moment: DeskMoment, link: TableLink): Offers {
  const { bench, told, isMyTurn, cards, targets } = moment;
  const draws = computed(() => drawOffers(bench.value));
  const pickUp = computed(() => pickUpOffer(bench.value, cards.value));
  const discard = computed(() => discardOffer(bench.value, cards.value));
  const primary = computed<Prepared>(() => {
    if (!isMyTurn.value)
      return doesBotWait(moment, link) ? { is: 'goOn' } : waitingOffer(bench.value);
    if (told.value.phase === 'draw') return firstOffer();
    if (cards.value.length === 0 || told.value.phase === 'discard')
      return restingOffer(bench.value);
    return putOffer(bench.value, cards.value, targets.value);
  });

  function firstOffer(): Prepared {
    if (bench.value.staging.takes) return restingOffer(bench.value);
    if (cards.value.length > 0 && !pickUp.value.no) return pickUp.value;
    return draws.value.find((offer) => !offer.no) ?? draws.value[0]!;
  }

  return { draws, pickUp, discard, primary };
}
