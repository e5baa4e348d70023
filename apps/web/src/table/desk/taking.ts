import { signal } from '@preact/signals';
import type { Desk, Offer } from './desk.ts';
import { whyAsk } from './givesUp.ts';

/** A discard that is asked about once more before it is done. */
export interface Doubt {
  readonly offer: Offer;
  readonly about: 'wild' | 'out';
  /** When it was asked, by the page's clock. */
  readonly at: number;
}

/** Whatever has a desk: a game, for one. */
interface AtDesk {
  readonly desk: Desk;
}

/** A second press that follows at once was meant for what it was asked about. */
const BREATH_MS = 350;

export const doubt = signal<Doubt | undefined>(undefined);

/** What is asked about now; a question falls with the choice it was about. */
export function doubtNow({ desk }: AtDesk): Doubt | undefined {
  const offers = [desk.discardOffer.value, desk.primary.value];
  return doubt.value && offers.includes(doubt.value.offer) ? doubt.value : undefined;
}

/** Whether a press would do nothing yet, because it is not clear with what or where. */
export function asksForChoice({ is }: Offer): boolean {
  return is === 'chooseDiscard' || is === 'chooseOne' || is === 'choosePlace';
}

/** Does what is offered; a discard that may be a slip only after a question. */
export function take({ desk }: AtDesk, offer: Offer): void {
  doubt.value = undefined;
  if (offer.action?.do === 'discard' && !offer.no) {
    const about = whyAsk(desk.imagined.value, desk.seat, offer.action.card);
    if (about) {
      doubt.value = { offer, about, at: performance.now() };
      return;
    }
  }
  desk.accept(offer);
}

/** The discard, asked about or not: yes. */
export function takeAnyway({ desk }: AtDesk): void {
  const asked = doubt.value;
  if (!asked || performance.now() - asked.at < BREATH_MS) return;
  doubt.value = undefined;
  desk.accept(asked.offer);
}
