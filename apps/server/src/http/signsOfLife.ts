/** A line to a client that can be pinged. */
interface Asked {
  ping(): void;
  terminate(): void;
}

/** Finds clients that left without a word. */
export interface SignsOfLife<Line extends Asked> {
  add(line: Line): void;
  /** Notes that it said something; true if it owed us a sign. */
  heard(line: Line): boolean;
  remove(line: Line): void;
  stop(): void;
}

/** Milliseconds of silence after which a client counts as gone. */
const PERIOD = 25_000;
/** Clients are pinged in this many batches: pinging forty thousand at once would hold everybody up. */
const PARTS = 25;

export function newSignsOfLife<Line extends Asked>(): SignsOfLife<Line> {
  const parts = Array.from({ length: PARTS }, () => new Set<Line>());
  const partOf = new Map<Line, Set<Line>>();
  /** Pinged lines that haven't answered yet. */
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
      // A newcomer is pinged a whole period from now.
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
