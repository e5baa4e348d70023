import { useSignal } from '@preact/signals';
import { go } from '../../parts/screen/route.ts';
import { Lesson } from './Lesson.tsx';
import { ScoreStep } from './ScoreStep.tsx';
import { LESSON } from './steps.ts';

/** The game in five minutes: a real table, one thing at a time. */
export function LearnScreen() {
  const at = useSignal(0);
  const turn = (by: number) => {
    if (at.value + by < 0) go({ at: 'start' });
    else at.value += by;
  };
  const step = LESSON[at.value];
  if (!step) return <ScoreStep onBack={() => turn(-1)} />;
  return <Lesson key={step.id} step={step} number={at.value} onTurn={turn} />;
}
