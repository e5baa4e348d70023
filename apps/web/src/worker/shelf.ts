import { isGameOver, lowestWins, roundsIn } from '@hand-and-foot/engine';
import { follow, followFrom, type Following, type TableTerms } from '@hand-and-foot/protocol';
import type { Table } from '@hand-and-foot/table';
import { imaginedTable } from './shared/imaginedTable.ts';
import type { GameOnShelf } from './shared/messages.ts';
import type { Store } from './store.ts';

/** Said of a game in the list besides how it goes. */
export type ShelfMark = Pick<GameOnShelf, 'branch'>;

/** Keeps this table's entry in the list up to date while it runs. */
export function keepOnShelf(table: Table, store: Store, mark: ShelfMark): void {
  let known: Following | undefined;
  let terms: TableTerms | undefined;
  table.watch(undefined, (message) => {
    if (message.is === 'snapshot') {
      known = followFrom(message);
      terms = message.terms;
    } else if (known && (message.is === 'happened' || message.is === 'seated')) {
      const next = follow(known, message);
      known = next === 'gap' ? known : next;
    } else return;
    if (!terms) return;
    // If this fails, the next entry updates the list; the log has everything.
    const now = { ...mark, ...onShelf(table.id, terms, known, Date.now()) };
    shelve(store, now).catch(() => undefined);
  });
}

/** A finished game is counted at once, so that its numbers are there when somebody looks; a branch never counts. */
async function shelve(store: Store, game: GameOnShelf): Promise<void> {
  const { branch } = await store.shelve(game);
  if (!game.over || branch) return;
  const [{ countGame }, { results }] = await Promise.all([
    import('./counting.ts'),
    import('./resultStore.ts'),
  ]);
  await countGame(store, results, game);
}

function onShelf(id: string, { rules }: TableTerms, known: Following, now: number): GameOnShelf {
  const { terms, seats, view } = known;
  const isOver = view?.phase === 'over';
  return {
    id,
    ruleSet: { id: rules.id, name: rules.name },
    seats,
    begun: now,
    touched: now,
    round: view?.round ?? 1,
    rounds: roundsIn(rules.rules).rounds,
    totals: view?.totals ?? [],
    ...(lowestWins(rules.rules) ? { lowest: true as const } : {}),
    ...(view && !isOver ? { turn: view.turn } : {}),
    over: view !== undefined && isOver && isGameOver(imaginedTable(terms, view)),
  };
}
