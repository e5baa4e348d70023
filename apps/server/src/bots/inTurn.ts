/** A queue in which each table waits for its own alone: however much one has asked, others come next. */
export interface InTurn {
  add(table: string, question: number): void;
  next(): number | undefined;
  remove(question: number): void;
}

export function newInTurn(): InTurn {
  /** The table whose turn it is comes first. */
  const tables = new Map<string, number[]>();
  return {
    add(table, question) {
      const waiting = tables.get(table);
      if (waiting) waiting.push(question);
      else tables.set(table, [question]);
    },
    next() {
      const [first] = tables;
      if (!first) return undefined;
      const [table, [question, ...rest]] = first;
      tables.delete(table);
      if (rest.length > 0) tables.set(table, rest);
      return question;
    },
    remove(question) {
      for (const [table, waiting] of tables) {
        const left = waiting.filter((one) => one !== question);
        if (left.length > 0) tables.set(table, left);
        else tables.delete(table);
      }
    },
  };
}
