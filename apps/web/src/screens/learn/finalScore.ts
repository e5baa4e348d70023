import { play, scoreRound, type Action, type Seat, type SideScore } from '@hand-and-foot/engine';
import { cardFor, sceneState } from './scene.ts';
import { LESSON } from './steps.ts';

/** Going out at the lesson's last table. */
const GOING_OUT: readonly { seat: Seat; action: Action }[] = [
  { seat: 0, action: { do: 'askToGoOut' } },
  { seat: 2, action: { do: 'answer', yes: true } },
  { seat: 0, action: { do: 'layDown', lay: [{ to: 2, cards: [cardFor('Kh')] }] } },
  { seat: 0, action: { do: 'discard', card: cardFor('4s') } },
];

/** Your side's score in the lesson's round. */
export const finalScore: SideScore = scored();

function scored(): SideScore {
  const state = sceneState(LESSON.at(-1)!.scene);
  for (const { seat, action } of GOING_OUT) {
    const refusal = play(state, seat, action);
    if (refusal) throw new Error(`the lesson cannot end: ${refusal.why}`);
  }
  return scoreRound(state)[0]!;
}
