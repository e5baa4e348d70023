import { openingFor } from '@hand-and-foot/engine';
import { isBySeat } from '../game/standing.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { sideName, useSeen, type Seen } from '../game/seen.ts';
import './standing.css';

/** The standings in a line: both totals, or your own and its place among many. */
export function Standing() {
  const seen = useSeen();
  const { state, side, you } = seen;
  const { known } = useTheGame().link;
  const words = wording.value.table;
  // Staged cards don't count as going down yet.
  const toOpen = known.value.view?.melds[side]?.length === 0 ? openingFor(state, you) : 0;
  return (
    <p class="note standing">
      {toOpen > 0 && <span class="standing-opening">{words.openWith(toOpen)}</span>}
      {totalsOf(seen).map(({ whose, text }) => (
        <span key={whose} class="standing-total" data-whose={whose}>
          {text}
        </span>
      ))}
    </p>
  );
}

function totalsOf(seen: Seen): { whose: 'ours' | 'theirs'; text: string }[] {
  const words = wording.value.table;
  const { totals } = seen.view;
  if (seen.looksOn) return totals.length === 2 ? bothTotals(seen) : [];
  const ours = ownTotal(seen);
  const figure = (points: number) => speech.value.figure(points);
  const we = isWe(seen) ? words.we : words.you;
  if (totals.length === 2)
    return [
      { whose: 'ours', text: `${we} ${figure(ours)}` },
      {
        whose: 'theirs',
        text: `${sideName(seen, seen.others[0]!)} ${figure(totals[seen.others[0]!]!)}`,
      },
    ];
  const place = 1 + totals.filter((total) => total > ours).length;
  return [{ whose: 'ours', text: `${we} ${figure(ours)} · ${words.place(place, totals.length)}` }];
}

function bothTotals(seen: Seen): { whose: 'ours' | 'theirs'; text: string }[] {
  return seen.others.map((side, at) => ({
    whose: at === 0 ? 'ours' : 'theirs',
    text: `${sideName(seen, side)} ${speech.value.figure(seen.view.totals[side]!)}`,
  }));
}

/** Whether there's anyone to say "we" with. */
export function isWe({ terms, alone }: Seen): boolean {
  return !alone && !isBySeat(terms);
}

/** Totals belong to sides, or to seats if sides change. */
export function ownTotal({ view, terms, side, you }: Seen): number {
  return view.totals[isBySeat(terms) ? you : side]!;
}
