import type { Face } from './faces.ts';

/** The holder of a seat. */
export type Holder =
  | { readonly is: 'nobody' }
  | { readonly is: 'person'; readonly name: string; readonly face?: Face }
  | {
      readonly is: 'bot';
      readonly name: string;
      readonly level: string;
      readonly temperament?: string;
      /** The person it plays for, who may take the seat back at any time. */
      readonly standsInFor?: string;
      /** That person's face. */
      readonly face?: Face;
    };

/** How long bots wait before they act. */
export type Pace = 'calm' | 'normal' | 'quick';

/** The name in the seat; empty for an empty seat, and for one that isn't known. */
export function nameOf(holder: Holder | undefined): string {
  return !holder || holder.is === 'nobody' ? '' : holder.name;
}

/** The face that the person in the seat chose, also while a bot plays for them. */
export function faceOf(holder: Holder): Face | undefined {
  return holder.is === 'nobody' ? undefined : holder.face;
}

/** Whether bots play for all the people here; bots with a seat of their own don't count. */
export function isLeftToBots(seats: readonly Holder[]): boolean {
  const isStoodInFor = seats.some((holder) => 'standsInFor' in holder);
  return isStoodInFor && !seats.some(({ is }) => is === 'person');
}
