import type { Seat } from '@hand-and-foot/engine';
import { isReaction } from '@hand-and-foot/protocol';
import { SeatTalk } from '../chat/SeatTalk.tsx';
import { spoken } from '../chat/spoken.ts';
import { SeatMark } from './SeatMark.tsx';

/** A player's name. For a moment, what they say stands in its place, or their reaction beside it. */
export function SeatName({ seat, name }: { seat: Seat; name: string }) {
  const saying = spoken.value.get(seat);
  if (!saying)
    return (
      <>
        <SeatMark seat={seat} />
        {name}
      </>
    );
  return (
    <>
      <SeatTalk seat={seat} />
      <span class={isReaction(saying.phrase ?? '') ? '' : 'unseen table-aloud'}>{name}</span>
    </>
  );
}
