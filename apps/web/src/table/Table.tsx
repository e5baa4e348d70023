import { Actions } from '../actions/Actions.tsx';
import { Hand } from '../hand/Hand.tsx';
import { SelectionBar } from '../hand/SelectionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { FootTile } from './FootTile.tsx';
import { useTheGame } from './game.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { isAsked, MayI } from './MayI.tsx';
import { Message } from './Message.tsx';
import { Piles } from './Piles.tsx';
import { Seats } from './Seats.tsx';
import { hasColumns, hasOwnColumns, hasThreeRows, isDesktop, isFolded } from './shape.ts';
import { Sheets } from './Sheets.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import './table.css';
import './tableFlow.css';
import './tableLarge.css';
import './tableLow.css';
import './tableShort.css';
import './tableSide.css';
import { They } from './They.tsx';
import { TopBar } from './TopBar.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { useSeen } from './seen.ts';
import { We } from './We.tsx';

/** The table with all that decides a move on it. Where things are is the style sheet's matter. */
export function Table() {
  const seen = useSeen();
  const { extras } = useTheGame();
  const { others, terms } = seen;
  const many = others.length > 1;
  const chips = !many && terms.players > 2 && !isFolded(seen);
  const beside = isDesktop.value && !many;
  return (
    <main
      class="table cloth"
      data-sides={many ? 'many' : 'two'}
      data-tight={many || (!hasColumns.value && hasThreeRows(terms)) || undefined}
    >
      <SkipLinks />
      <TopBar />
      {beside ? (
        <div class="table-beside">
          {chips && <Seats />}
          <HistoryPanel />
        </div>
      ) : (
        chips && <Seats />
      )}
      <They />
      <Piles />
      <TurnPanel />
      <We />
      <Message />
      <div class="table-selection">
        <SelectionBar />
      </div>
      <div class="table-hand" data-begin>
        <Hand />
      </div>
      <div class="table-actions" inert={isAsked(seen)}>
        <Actions />
      </div>
      <MayI />
      {extras && <extras.InsteadOfActions />}
      {hasOwnColumns(seen) && (
        <div class="table-foot">
          <FootTile />
        </div>
      )}
      <Announcer />
      <Sheets />
    </main>
  );
}
