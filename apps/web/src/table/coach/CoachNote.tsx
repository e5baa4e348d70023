import { Button } from '../../parts/controls/Button.tsx';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { hide } from '../game/shown.ts';
import { forgetNote, noteFor } from './coach.ts';

/** The strongest bot's way to play the last turn, why, and how much better it is. */
export function CoachNote() {
  const { link, desk } = useTheGame();
  const { context: here } = useSeen();
  const words = wording.value.hint;
  const note = noteFor(link.id, desk.seat);
  if (!note) return null;
  const { sayAction, sayReason, figure } = speech.value;
  const { round, melds, taking, action, best, because, cost, low, high } = note;
  const context = { ...here, round, melds, taking };
  const about = [cost, low, high].map((points) => figure(5 * Math.round(points / 5))) as [
    string,
    string,
    string,
  ];
  return (
    <section class="list brass below" aria-label={words.coach}>
      <p>
        <Sentence text={words.coachPlayed(sayAction(action, context).text)} />
      </p>
      {best[0] && (
        <p class="strong">
          <Sentence text={words.coachBetter(sayAction(best[0], context).text)} />
        </p>
      )}
      <p>
        <Sentence text={sayReason(because, context)} />
      </p>
      <p>{words.coachWorth(...about)}</p>
      {desk.canTakeBack.value && (
        <Button
          onClick={() => {
            forgetNote();
            hide();
            desk.takeBack();
          }}
        >
          {words.coachUndo}
        </Button>
      )}
    </section>
  );
}
