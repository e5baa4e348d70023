import type { Seat } from '@hand-and-foot/engine';
import { computed } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';
import type { Desk } from './desk.ts';
import { deskMoment } from './deskMoment.ts';
import { doingAt } from './doing.ts';
import type { Drawer } from './drawer.ts';
import { offersIn } from './offering.ts';
import { whatToTakeBack } from './takingBack.ts';
import { openingOf, stagedMelds } from './stagedView.ts';

/** The desk of the link's seat. Without a drawer, staged cards are lost with the page. */
export function newDesk(link: TableLink, seat: Seat, drawer?: Drawer): Desk {
  const moment = deskMoment(link, seat, drawer);
  const { told, bench, view, imagined, isMyTurn, chosen, targets, no, busy, close } = moment;
  const { draws, pickUp, discard, primary } = offersIn(moment, link);
  return {
    seat,
    view,
    imagined,
    isMyTurn,
    chosen,
    staged: computed(() => stagedMelds(bench.value, told.value)),
    opening: computed(() => openingOf(bench.value)),
    targets,
    canTakeBack: computed(() => !busy.value && whatToTakeBack(moment, link) !== undefined),
    asksToTakeBack: computed(() => whatToTakeBack(moment, link) === 'asked'),
    primary,
    discardOffer: discard,
    pickUpOffer: pickUp,
    drawOffers: draws,
    ...doingAt(moment, link),
    no,
    busy,
    close,
  };
}
