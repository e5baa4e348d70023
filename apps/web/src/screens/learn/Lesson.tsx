import { useEffect, useMemo, useState } from 'preact/hooks';
import { newDesk } from '../../table/desk/newDesk.ts';
import { GameContext, type TheGame } from '../../table/game/game.ts';
import { hide } from '../../table/game/shown.ts';
import { LessonTable } from './LessonTable.tsx';
import { lessonLink } from './lessonLink.ts';
import { sceneState } from './scene.ts';
import type { LessonStep } from './steps.ts';
import { words } from './words.ts';

interface LessonProps {
  step: LessonStep;
  number: number;
  onTurn: (by: 1 | -1) => void;
}

/** One step at its own table; again means a new table. */
export function Lesson({ step, number, onTurn }: LessonProps) {
  const [times, setTimes] = useState(0);
  const { names } = words.value;
  const game = useMemo((): TheGame => {
    const link = lessonLink(sceneState(step.scene), names);
    return { link, desk: newDesk(link, 0) };
  }, [step, times, names]);
  useEffect(
    () => () => {
      hide();
      game.desk.close();
    },
    [game],
  );
  return (
    <GameContext.Provider value={game}>
      <LessonTable
        key={times}
        step={step}
        number={number}
        onTurn={onTurn}
        onAgain={() => setTimes(times + 1)}
      />
    </GameContext.Provider>
  );
}
