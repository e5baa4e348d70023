import { Actions } from '../actions/Actions.tsx';
import { Hand } from '../hand/Hand.tsx';
import { SelectionBar } from '../hand/SelectionBar.tsx';
import { Announcer } from '../said/Announcer.tsx';
import { FootTile } from '../slots/FootTile.tsx';
import { Moments } from '../moments/Moments.tsx';
import { isAsked } from '../said/MayI.tsx';
import { Message } from '../said/Message.tsx';
import { Piles } from '../piles/Piles.tsx';
import { hasOwnColumns } from '../game/shape.ts';
import { Sheets } from '../sheets/Sheets.tsx';
import './table.css';
import './tableFlow.css';
import './tableLarge.css';
import './tableShort.css';
import './tableSide.css';
import { TurnPanel } from '../piles/TurnPanel.tsx';
import { useSeen } from '../game/seen.ts';
import { We } from '../sides/We.tsx';

interface OwnPartProps {
  /** Whether nothing is left to do. */
  isOver?: boolean;
  /** Whether reading starts at this hand. */
  begins?: boolean;
}

/** Your own part and all actions: the same in a game and in the lesson. */
export function OwnPart({ isOver = false, begins = false }: OwnPartProps) {
  const seen = useSeen();
  return (
    <>
      <Piles />
      {!isOver && <TurnPanel />}
      <We />
      <Message />
      <div class="table-selection">
        <SelectionBar />
      </div>
      <div class="table-hand" data-begin={begins || undefined}>
        <Hand />
      </div>
      <div class="table-actions" inert={isAsked(seen)}>
        {!isOver && <Actions />}
      </div>
      {hasOwnColumns(seen) && (
        <div class="table-foot">
          <FootTile />
        </div>
      )}
      <Announcer />
      <Moments />
      <Sheets />
    </>
  );
}
