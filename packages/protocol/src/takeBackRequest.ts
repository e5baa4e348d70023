import type { Seat } from '@hand-and-foot/engine';
import { whoIsAsked } from './backSteps.ts';
import type { Holder } from './holder.ts';

/** A player's question to the others, whether they may take a step back, and the answers so far. */
export interface TakeBackRequest {
  readonly seat: Seat;
  /** The seats that said yes. */
  readonly yes: readonly Seat[];
  /** The seat that said no, or didn't answer, or the asker who dropped it. That ends it. */
  readonly no?: Seat;
}

/** Milliseconds until those who are there and silent count as a no, and those who are away as a yes. */
export const TAKE_BACK_PATIENCE = 20_000;

/** The people whose answer is still awaited. */
export function stillAsked(
  seats: readonly Holder[],
  request: TakeBackRequest | undefined,
): readonly Seat[] {
  if (!request || request.no !== undefined) return [];
  return whoIsAsked(seats, request.seat).filter((seat) => !request.yes.includes(seat));
}

/** Whether the seat may answer so: those who are asked may, and the asker may drop the request. */
export function mayAnswerBack(
  seats: readonly Holder[],
  request: TakeBackRequest | undefined,
  seat: Seat,
  yes: boolean,
): boolean {
  const asked = stillAsked(seats, request);
  return asked.includes(seat) || (asked.length > 0 && !yes && request!.seat === seat);
}

/** The request with another answer. */
export function withAnswer(request: TakeBackRequest, seat: Seat, yes: boolean): TakeBackRequest {
  return yes ? { ...request, yes: [...request.yes, seat] } : { ...request, no: seat };
}
