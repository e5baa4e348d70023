/** What is asked for a sign of life: a line to a client. */
interface Asked {
  ping(): void;
  terminate(): void;
}

/** Finds out which clients have gone without a word. */
export interface SignsOfLife<Line extends Asked> {
  add(line: Line): void;
  /** It has said something; gives back whether it owed us a sign. */
  heard(line: Line): boolean;
  remove(line: Line): void;
  stop(): void;
}

/** A client that says nothing for so long, not even that it is still there, is gone; in milliseconds. */
const PERIOD = 25_000;
/** Clients are asked in so many parts, one after another: to ask forty thousand at once would hold everybody up. */
const PARTS = 25;

export function newSignsOfLife<Line extends Asked>(): SignsOfLife<Line> {
  const parts = Array.from({ length: PARTS }, () => new Set<Line>());
  const partOf = new Map<Line, Set<Line>>();
  /** Those that have been asked whether they are there, and have not been heard since. */
  const silent = new Set<Line>();
  let turn = 0;

  function ask(line: Line): void {
    if (silent.has(line)) line.terminate();
    else {
      silent.add(line);
      line.ping();
    }
  }

  const timer = setInterval(() => {
    turn = (turn + 1) % PARTS;
    parts[turn]!.forEach(ask);
  }, PERIOD / PARTS);

  return {
    add(line) {
      // Whoever comes now is asked a whole period from now.
      const part = parts[turn]!;
      part.add(line);
      partOf.set(line, part);
    },
    heard: (line) => silent.size > 0 && silent.delete(line),
    remove(line) {
      partOf.get(line)?.delete(line);
      partOf.delete(line);
      silent.delete(line);
    },
    stop: () => clearInterval(timer),
  };
}
