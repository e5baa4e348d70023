/**
 * Questions that wait for a thinker. The table that has been thought for the least comes next, so that neither many nor
 * hard questions of one hold up another; tables that asked for nothing meanwhile have saved nothing up.
 */
export interface FairTurns {
  add(table: string, question: number): void;
  /** The question whose turn it is, which waits no longer. */
  next(): number | undefined;
  /** The question that has waited longest; it waits on. */
  oldest(): number | undefined;
  remove(question: number): void;
  /** The table has been thought for so long, in milliseconds. */
  charge(table: string, spent: number): void;
}

/** So many tables are remembered that had more than others. */
const REMEMBERED = 5000;

export function newFairTurns(): FairTurns {
  /** In the order they came. */
  const waiting = new Map<number, string>();
  /** How long each table has been thought for, counted from when the others had as much. */
  const spentFor = new Map<string, number>();
  /** What the table that came last had by then. */
  let least = 0;

  const startOf = (table: string): number => Math.max(least, spentFor.get(table) ?? 0);

  function forgetThrifty(): void {
    if (spentFor.size <= REMEMBERED) return;
    for (const [table, spent] of spentFor) if (spent <= least) spentFor.delete(table);
  }

  return {
    add(table, question) {
      waiting.set(question, table);
      spentFor.set(table, startOf(table));
      forgetThrifty();
    },
    next() {
      let [first] = waiting;
      if (!first) return undefined;
      for (const one of waiting) if (startOf(one[1]) < startOf(first[1])) first = one;
      const [question, table] = first;
      waiting.delete(question);
      least = startOf(table);
      return question;
    },
    oldest: () => waiting.keys().next().value,
    remove(question) {
      waiting.delete(question);
    },
    charge(table, spent) {
      spentFor.set(table, startOf(table) + spent);
    },
  };
}
