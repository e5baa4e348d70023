/**
 * Questions waiting for a thinker. The table that used the least thinking time goes next, so neither many nor hard
 * questions of one table hold up another; idle tables don't save up time.
 */
export interface FairTurns {
  add(table: string, question: number): void;
  /** The next question, which then no longer waits. */
  next(): number | undefined;
  /** The question that has waited longest; it keeps waiting. */
  oldest(): number | undefined;
  remove(question: number): void;
  /** Adds this many milliseconds of thinking to the table's time. */
  charge(table: string, spent: number): void;
}

/** Remembers this many tables that used more than others. */
const REMEMBERED = 5000;

export function newFairTurns(): FairTurns {
  /** In order of arrival. */
  const waiting = new Map<number, string>();
  /** Each table's thinking time; an idle table catches up to `least`. */
  const spentFor = new Map<string, number>();
  /** The time that the last chosen table had used by then. */
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
