import { useTheGame } from '../game/game.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { MayI } from '../said/MayI.tsx';
import { OwnPart } from './OwnPart.tsx';
import { Seats } from '../seats/Seats.tsx';
import { hasColumns, hasThreeRows, isDesktop, isFolded } from '../game/shape.ts';
import { SkipLinks } from './SkipLinks.tsx';
import { They } from '../sides/They.tsx';
import { TopBar } from '../seats/TopBar.tsx';
import { useSeen } from '../game/seen.ts';

/** The table with everything that matters for a move. The style sheet decides positions. */
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
      <OwnPart begins />
      <MayI />
      {extras && <extras.InsteadOfActions />}
    </main>
  );
}
