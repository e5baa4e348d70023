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
      /** The person it stands in for, who may take the seat back at any time. */
      readonly standsInFor?: string;
      /** That person's face. */
      readonly face?: Face;
    };

/** How long bots wait before they act. */
export type Pace = 'calm' | 'normal' | 'quick';

/** The name in the seat; empty for an empty seat. */
export function nameOf(holder: Holder): string {
  return holder.is === 'nobody' ? '' : holder.name;
}

/** The face that the person in the seat chose, also while a bot stands in for them. */
export function faceOf(holder: Holder): Face | undefined {
  return holder.is === 'nobody' ? undefined : holder.face;
}

/** Whether bots stand in for everybody who plays; bots in nobody's place do not count. */
export function isLeftToBots(seats: readonly Holder[]): boolean {
  const isStoodInFor = seats.some((holder) => 'standsInFor' in holder);
  return isStoodInFor && !seats.some(({ is }) => is === 'person');
}
