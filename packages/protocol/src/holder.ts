/** The holder of a seat. */
export type Holder =
  | { readonly is: 'nobody' }
  | { readonly is: 'person'; readonly name: string }
  | {
      readonly is: 'bot';
      readonly name: string;
      readonly level: string;
      readonly temperament?: string;
      /** The person it stands in for, who may take the seat back at any time. */
      readonly standsInFor?: string;
    };

/** How long bots wait before they act. */
export type Pace = 'calm' | 'normal' | 'quick';

/** The name in the seat; empty for an empty seat. */
export function nameOf(holder: Holder): string {
  return holder.is === 'nobody' ? '' : holder.name;
}

/** Whether bots stand in for everybody who plays; bots in nobody's place do not count. */
export function isLeftToBots(seats: readonly Holder[]): boolean {
  const isStoodInFor = seats.some((holder) => 'standsInFor' in holder);
  return isStoodInFor && !seats.some(({ is }) => is === 'person');
}
