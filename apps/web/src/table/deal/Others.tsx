import { grabBonus, grabbers, isGrabbing, type Seat } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './others.css';
import { otherName } from '../game/otherName.ts';
import { dealTold } from './told.ts';

/** Everyone's grabs, who still has to grab, and other news of the deal, in a few words. */
export function Others() {
  const { link } = useTheGame();
  const { terms, view, state, you: me, context } = useSeen();
  const { grabs, chosen, rest } = dealTold(link.turns.value);
  const words = wording.value.deal;
  const inOrder = Array.from(
    { length: terms.players },
    (_, step) => (view.starter + step) % terms.players,
  );
  const cuts = grabbers(terms, view.starter);
  const bonusFor = (cards: number): string | undefined => {
    const points = grabBonus(terms, cards);
    return points === 0 ? undefined : speech.value.figure(points);
  };
  const isDealing = view.phase === 'deal';
  const areChoosing = chosen.length > 0 || (isDealing && !isGrabbing(state));
  // Choices made early aren't told, so only the one that is due is surely missing.
  const due = areChoosing && isDealing && view.turn !== me && otherName(context, view.turn);
  const others = areChoosing ? [] : inOrder.filter((seat) => seat !== me);
  const grabOf = (seat: Seat) => grabs.find((one) => one.seat === seat);
  const took = others.flatMap((seat) => {
    const grab = grabOf(seat);
    if (!grab) return [];
    return [words.took(otherName(context, seat), grab.cards, bonusFor(grab.cards))];
  });
  const waiting = others.filter((seat) => isDealing && cuts.includes(seat) && !grabOf(seat));
  const names = waiting.map((seat) => context.names[seat]!);
  const toGrab = words.toGrab(speech.value.listed(names), names.length);
  const parts = names.length > 0 ? [...took, toGrab] : took;
  const sentences = rest
    .filter((event) => !('seat' in event) || event.seat === me)
    .flatMap((event) => speech.value.sayEvent(event, context) ?? []);
  return (
    <aside class="note centered others" aria-label={words.soFar} aria-live="polite">
      {parts.length > 0 && <p>{parts.join(' · ')}</p>}
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {/* Its line stays when nobody is missing, so the piles above never move. */}
      {areChoosing && <p>{due ? words.waitsFor(due) : '\u00a0'}</p>}
    </aside>
  );
}
