import { Announcer } from '../../../table/said/Announcer.tsx';
import { HistoryPanel } from '../../../table/history/HistoryPanel.tsx';
import { Piles } from '../../../table/piles/Piles.tsx';
import { Seats } from '../../../table/seats/Seats.tsx';
import { Sheets } from '../../../table/sheets/Sheets.tsx';
import { SidesGrid } from '../../../table/sides/SidesGrid.tsx';
import '../../../table/board/table.css';
import { Moments } from '../../../table/moments/Moments.tsx';
import { OneSide } from '../../../table/sides/They.tsx';
import { TopBar } from '../../../table/seats/TopBar.tsx';
import { TurnPanel } from '../../../table/piles/TurnPanel.tsx';
import { useSeen } from '../../../table/game/seen.ts';
import { InsteadOfActions } from './InsteadOfActions.tsx';
import './onlooker.css';

/** The public view of the table, without a hand. */
export function Onlooker() {
  const { others, terms } = useSeen();
  const many = others.length > 2;
  return (
    <main class="column onlooker cloth" data-pairs={terms.sides === 2 || undefined}>
      <TopBar />
      {!many && <Seats />}
      <div class="row onlooker-middle">
        <Piles />
        <TurnPanel />
      </div>
      {many ? <SidesGrid /> : others.map((side) => <OneSide key={side} side={side} />)}
      <InsteadOfActions />
      <HistoryPanel />
      <Announcer />
      <Moments />
      <Sheets />
    </main>
  );
}
