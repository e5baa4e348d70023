import type { Seat } from '@hand-and-foot/engine';
import { isReaction } from '@hand-and-foot/protocol';
import { useShared } from '../shared/shared.ts';
import { Reaction } from './Reaction.tsx';
import { sayingText } from './sayingText.ts';
import './seatTalk.css';
import { spoken } from './spoken.ts';

/** The seat's last words, for a moment. Screen readers hear them from `TalkAloud`. */
export function SeatTalk({ seat }: { seat: Seat }) {
  const link = useShared();
  const saying = spoken.value.get(seat);
  if (!saying) return null;
  const { phrase = '' } = saying;
  return (
    <span key={saying.at} class="seat-talk" aria-hidden="true">
      {isReaction(phrase) ? (
        <Reaction id={phrase} size={22} />
      ) : (
        <span class="seat-talk-text">{sayingText(saying, link.id)}</span>
      )}
    </span>
  );
}
