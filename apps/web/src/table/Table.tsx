import { useTheGame } from './game.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MayI } from './MayI.tsx';
import { OwnPart } from './OwnPart.tsx';
import { Seats } from './Seats.tsx';
import { hasColumns, hasThreeRows, isDesktop, isFolded } from './shape.ts';
import { SkipLinks } from './SkipLinks.tsx';
import { They } from './They.tsx';
import { TopBar } from './TopBar.tsx';
import { useSeen } from './seen.ts';

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
      <OwnPart begins />
      <MayI />
      {extras && <extras.InsteadOfActions />}
    </main>
  );
}
