import type { Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { wholeNumber } from '../table.ts';
import { Complaint } from '../complaint.ts';
import { sentences } from '../sentences.ts';

/** The seat that the review speaks to: the one asked for, or the one that the record calls its own. */
export function whoseReview(
  { header: { seats } }: Replay,
  text: string,
  asked: string | undefined,
): Seat | undefined {
  if (asked === undefined) return youIn(text, seats.length);
  const seat = wholeNumber('--seat', asked, 1) - 1;
  if (seat >= seats.length) throw new Complaint(sentences.review.noSeat(seats.length));
  return seat;
}

/** A record of this program's own games says in its header who played it. */
function youIn(text: string, seats: number): Seat | undefined {
  const { you } = JSON.parse(text.slice(0, text.indexOf('\n') + 1 || undefined)) as {
    you?: unknown;
  };
  return typeof you === 'number' && you >= 0 && you < seats ? you : undefined;
}
