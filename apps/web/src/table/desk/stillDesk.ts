import { computed, signal } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';
import type { Desk, Offer } from './desk.ts';
import { imaginedTable } from '../../worker/shared/imaginedTable.ts';

const WAIT: Offer = { is: 'wait' };
const nothing = (): void => undefined;

/** A watcher's desk: it's empty, and nothing works. */
export function stillDesk({ known }: TableLink): Desk {
  const { terms } = known.value;
  const view = computed(() => known.value.view!);
  const wait = signal(WAIT);
  const no = signal(undefined);
  const never = signal(false);
  return {
    seat: 0,
    view,
    imagined: computed(() => imaginedTable(terms, view.value)),
    isMyTurn: never,
    chosen: signal(new Map()),
    choose: nothing,
    clear: nothing,
    staged: signal([]),
    opening: signal(undefined),
    targets: signal(new Set()),
    putOn: nothing,
    takeBackFrom: nothing,
    canTakeBack: never,
    asksToTakeBack: never,
    takeBack: nothing,
    primary: wait,
    discardOffer: wait,
    pickUpOffer: wait,
    drawOffers: signal([]),
    accept: nothing,
    act: nothing,
    no,
    busy: never,
    close: nothing,
  };
}
