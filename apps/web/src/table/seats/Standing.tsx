import { openingFor, placeOf, type Side } from '@hand-and-foot/engine';
import { isBySeat } from '../game/standing.ts';
import { wording } from '../../parts/words/wording.ts';
import { Points } from './Points.tsx';
import { useTheGame } from '../game/game.ts';
import { sideName, useSeen, type SeenTable } from '../game/seen.ts';
import './standing.css';

/** The standings in a line: both totals, or your own and its place among many. */
export function Standing() {
  const seen = useSeen();
  const { state, side, you } = seen;
  const { known } = useTheGame().link;
  const words = wording.value.table;
  // Staged cards don't count as going down yet.
  const toOpen = known.value.view?.melds[side]?.length === 0 ? openingFor(state, you) : 0;
  const totals = totalsOf(seen);
  const isLong = totals.length > 1 && lengthOf(totals) > LONG;
  return (
    <p class="note one-line flex close standing" data-long={isLong || undefined}>
      {toOpen > 0 && <span class="standing-opening">{words.openWith(toOpen)}</span>}
      {totals.map(({ whose, name, total, of, place }) => (
        <span key={whose} class="standing-total" data-whose={whose}>
          {name} <Points total={total} side={of} />
          {place !== undefined && ` · ${place}`}
        </span>
      ))}
    </p>
  );
}

/** Names and totals this long leave no room for the round's points in a phone's top bar. */
const LONG = 15;

function lengthOf(totals: readonly Total[]): number {
  return totals.map(({ name, total }) => `${name} ${total}`).join('').length;
}

interface Total {
  readonly whose: 'ours' | 'theirs';
  readonly name: string;
  readonly total: number;
  readonly of: Side;
  readonly place?: string;
}

function totalsOf(seen: SeenTable): Total[] {
  const words = wording.value.table;
  const { totals } = seen.view;
  if (seen.looksOn) return totals.length === 2 ? bothTotals(seen) : [];
  const total = ownTotal(seen);
  const name = isWe(seen) ? words.we : words.you;
  const ours: Total = { whose: 'ours', name, total, of: seen.side };
  if (totals.length === 2) return [ours, totalOf(seen, seen.others[0]!, 'theirs')];
  const place = placeOf(seen.terms.rules, totals, total);
  return [{ ...ours, place: words.place(place, totals.length) }];
}

function bothTotals(seen: SeenTable): Total[] {
  return seen.others.map((side, at) => totalOf(seen, side, at === 0 ? 'ours' : 'theirs'));
}

function totalOf(seen: SeenTable, side: Side, whose: Total['whose']): Total {
  return { whose, name: sideName(seen, side), total: seen.view.totals[side]!, of: side };
}

/** Whether there's anyone to say "we" with. */
export function isWe({ terms, alone }: SeenTable): boolean {
  return !alone && !isBySeat(terms);
}

/** Totals belong to sides, or to seats if sides change. */
export function ownTotal({ view, terms, side, you }: SeenTable): number {
  return view.totals[isBySeat(terms) ? you : side]!;
}
