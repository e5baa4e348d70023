import { signal } from '@preact/signals';
import type { Desk, Offer } from './desk.ts';
import { whyAsk } from './givesUp.ts';

/** A discard that needs a confirmation. */
export interface Doubt {
  readonly offer: Offer;
  readonly about: 'wild' | 'out';
  /** The time of the question, by the page's clock. */
  readonly at: number;
}

/** Anything with a desk, such as a game. */
interface AtDesk {
  readonly desk: Desk;
}

/** A second press within this time was part of the first. */
const BREATH_MS = 350;

export const doubt = signal<Doubt | undefined>(undefined);

/** The current question; it disappears with its selection. */
export function doubtNow({ desk }: AtDesk): Doubt | undefined {
  const offers = [desk.discardOffer.value, desk.primary.value];
  return doubt.value && offers.includes(doubt.value.offer) ? doubt.value : undefined;
}

/** Whether a press would do nothing yet, because cards or a place must be selected. */
export function asksForChoice({ is }: Offer): boolean {
  return is === 'chooseDiscard' || is === 'chooseOne' || is === 'choosePlace';
}

/** Takes the offer; a likely slip asks first. */
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

/** Discards without asking again. */
export function takeAnyway({ desk }: AtDesk): void {
  const asked = doubt.value;
  if (!asked || performance.now() - asked.at < BREATH_MS) return;
  doubt.value = undefined;
  desk.accept(asked.offer);
}
