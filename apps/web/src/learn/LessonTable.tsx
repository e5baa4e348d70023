import { useRef } from 'preact/hooks';
import { Actions } from '../actions/Actions.tsx';
import { Hand } from '../hand/Hand.tsx';
import { SelectionBar } from '../hand/SelectionBar.tsx';
import { Announcer } from '../table/Announcer.tsx';
import { FootTile } from '../table/FootTile.tsx';
import { useTheGame } from '../table/game.ts';
import { Message } from '../table/Message.tsx';
import { Piles } from '../table/Piles.tsx';
import { hasColumns } from '../table/shape.ts';
import { Sheets } from '../table/Sheets.tsx';
import '../table/table.css';
import '../table/tableFlow.css';
import '../table/tableLarge.css';
import '../table/tableShort.css';
import '../table/tableSide.css';
import { TurnPanel } from '../table/TurnPanel.tsx';
import { We } from '../table/We.tsx';
import { Coach } from './Coach.tsx';
import './lessonTable.css';
import type { Step } from './steps.ts';
import { usePointing } from './usePointing.ts';

interface LessonTableProps {
  step: Step;
  number: number;
  onTurn: (by: 1 | -1) => void;
  onAgain: () => void;
}

/** The table as it is in a game, with the coach where the others would be. */
export function LessonTable({ step, number, onTurn, onAgain }: LessonTableProps) {
  const game = useTheGame();
  const isDone = step.done(game);
  const isAstray = !isDone && (step.astray?.(game) ?? !game.desk.isMyTurn.value);
  const isOver = game.desk.view.value.phase === 'over';
  const table = useRef<HTMLElement>(null);
  usePointing(table, isDone ? [] : step.points);
  return (
    <main ref={table} class="table cloth lesson" data-sides="two" data-players={4}>
      <Coach
        step={step}
        number={number}
        state={isDone ? 'done' : isAstray ? 'astray' : 'open'}
        onTurn={onTurn}
        onAgain={onAgain}
      />
      <Piles />
      {!isOver && <TurnPanel />}
      <We />
      <Message />
      <div class="table-selection">
        <SelectionBar />
      </div>
      <div class="table-hand">
        <Hand />
      </div>
      <div class="table-actions">{!isOver && <Actions />}</div>
      {hasColumns.value && (
        <div class="table-foot">
          <FootTile />
        </div>
      )}
      <Announcer />
      <Sheets />
    </main>
  );
}
