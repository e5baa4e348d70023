import { grabBonus, grabbers, isGrabbing } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './others.css';
import { otherName } from '../game/otherName.ts';
import { dealTold } from './told.ts';

/** Everyone's grabs, who is next, and other news of the deal, in a few words. */
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
  const parts = inOrder.flatMap((seat) => {
    const name = otherName(context, seat);
    const grab = grabs.find((one) => one.seat === seat);
    if (areChoosing) return [];
    if (grab) return seat === me ? [] : [words.took(name, grab.cards, bonusFor(grab.cards))];
    if (!cuts.includes(seat)) return [];
    return seat === me || !isDealing ? [] : [words.toCome(name)];
  });
  const sentences = rest
    .filter((event) => !('seat' in event) || event.seat === me)
    .flatMap((event) => speech.value.sayEvent(event, context) ?? []);
  return (
    <aside class="note centered others" aria-label={words.soFar} aria-live="polite">
      {due && <p>{words.waitsFor(due)}</p>}
      {parts.length > 0 && <p>{parts.join(' · ')}</p>}
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </aside>
  );
}
