import { Announcer } from '../table/Announcer.tsx';
import { HistoryPanel } from '../table/HistoryPanel.tsx';
import { Piles } from '../table/Piles.tsx';
import { Seats } from '../table/Seats.tsx';
import { Sheets } from '../table/Sheets.tsx';
import { SidesGrid } from '../table/SidesGrid.tsx';
import '../table/table.css';
import { OneSide } from '../table/They.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { TurnPanel } from '../table/TurnPanel.tsx';
import { useSeen } from '../table/seen.ts';
import { InsteadOfActions } from './InsteadOfActions.tsx';
import './onlooker.css';

/** The table as everybody may see it, without a hand. */
export function Onlooker() {
  const { others, terms } = useSeen();
  const many = others.length > 2;
  return (
    <main class="onlooker cloth" data-pairs={terms.sides === 2 || undefined}>
      <TopBar />
      {!many && <Seats />}
      <div class="onlooker-middle">
        <Piles />
        <TurnPanel />
      </div>
      {many ? <SidesGrid /> : others.map((side) => <OneSide key={side} side={side} />)}
      <InsteadOfActions />
      <HistoryPanel />
      <Announcer />
      <Sheets />
    </main>
  );
}
