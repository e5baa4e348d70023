import { useRef } from 'preact/hooks';
import { useTheGame } from '../../table/game/game.ts';
import { OwnPart } from '../../table/board/OwnPart.tsx';
import { Coach } from './Coach.tsx';
import './lessonTable.css';
import type { LessonStep } from './steps.ts';
import { usePointing } from './usePointing.ts';

interface LessonTableProps {
  step: LessonStep;
  number: number;
  onTurn: (by: 1 | -1) => void;
  onAgain: () => void;
}

/** The table of a real game, with the coach in the others' place. */
export function LessonTable({ step, number, onTurn, onAgain }: LessonTableProps) {
  const game = useTheGame();
  const isDone = step.done(game);
  const isAstray = !isDone && (step.astray?.(game) ?? !game.desk.isMyTurn.value);
  const isOver = game.desk.view.value.phase === 'over';
  const table = useRef<HTMLElement>(null);
  usePointing(table, isDone ? [] : step.points);
  return (
    <main ref={table} class="table cloth lesson" data-sides="two">
      <Coach
        step={step}
        number={number}
        state={isDone ? 'done' : isAstray ? 'astray' : 'open'}
        onTurn={onTurn}
        onAgain={onAgain}
      />
      <OwnPart isOver={isOver} />
    </main>
  );
}
