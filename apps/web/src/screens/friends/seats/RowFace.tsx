import type { Seat } from '@hand-and-foot/engine';
import { isFace, type Face as FaceId } from '@hand-and-foot/protocol';
import { Face } from '../../../parts/faces/Face.tsx';
import { FaceButton } from '../../../parts/faces/FaceButton.tsx';
import { likenessesAt } from '../../../parts/faces/likeness.ts';
import { giveFace } from '../../../parts/settings/choices.ts';
import { askFor, useShared } from '../shared/shared.ts';

/** A seat's face; you can change your own. */
export function RowFace({ seat }: { seat: Seat }) {
  const link = useShared();
  const { seats, seat: mine, closed } = link.known.value;
  const of = likenessesAt(seats)[seat];
  const holder = seats[seat]!;
  if (of === undefined) return null;
  const isOwn = seat === mine && holder.is === 'person' && !closed;
  if (!isOwn || !isFace(of)) return <Face of={of} size={44} />;
  const change = (face: FaceId): void => {
    giveFace(0, face);
    void askFor(link, { do: 'sit', seat, name: holder.name, face });
  };
  return <FaceButton face={of} onChoose={change} />;
}
