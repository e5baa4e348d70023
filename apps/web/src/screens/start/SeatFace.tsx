import type { Seat } from '@hand-and-foot/engine';
import { isCastName } from '@hand-and-foot/protocol';
import { Face } from '../../parts/faces/Face.tsx';
import { FaceButton } from '../../parts/faces/FaceButton.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { giveFace } from '../../parts/settings/choices.ts';
import type { Sitter } from '../../parts/settings/whoSits.ts';

/** The face of a seat at the next table: people can choose theirs. */
export function SeatFace({ seat, sitter }: { seat: Seat; sitter: Sitter }) {
  if (sitter.is === 'person')
    return (
      <FaceButton
        {...(seat === 0 ? {} : { name: sitter.name })}
        face={sitter.face}
        onChoose={(face) => giveFace(seat, face)}
      />
    );
  return (
    <span class="fixed middle start-face">
      {isCastName(sitter.name) ? <Face of={sitter.name} size={44} /> : <Icon name="bot" />}
    </span>
  );
}
