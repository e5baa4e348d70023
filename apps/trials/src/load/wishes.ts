/** Command-line options of a trial. */
export interface Wishes {
  readonly isShort: boolean;
  /** Numbers of nodes on PostgreSQL and Redis, one trial each. */
  readonly nodes: readonly number[];
  /** Whether a table's people all connect to one node. */
  readonly isTogether: boolean;
  /** Numbers of tables, one trial each; the usual ones if left out. */
  readonly tables: readonly number[];
  /** Actions per second at each table, because people think. */
  readonly rate: number;
  /** Duration of the pace. */
  readonly seconds: number;
  /** Flags for the server's Node, say `--cpu-prof`. */
  readonly nodeFlags: readonly string[];
}

/** The options of `npm run load` as `scripts/load.mjs` read them, as JSON in the first argument. */
interface Values {
  readonly short: boolean;
  readonly nodes?: string;
  readonly together: boolean;
  readonly tables?: string;
  readonly rate: string;
  readonly seconds: string;
  readonly node: readonly string[];
}

export const wishes = wishesOr((sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
});

function wishesOr(complain: (sentence: string) => never): Wishes {
  try {
    return readWishes();
  } catch (error) {
    return complain((error as Error).message);
  }
}

function readWishes(): Wishes {
  const values = JSON.parse(process.argv[2]!) as Values;
  return {
    isShort: values.short,
    nodes: numbersIn('nodes', values.nodes ?? ''),
    isTogether: values.together,
    tables: numbersIn('tables', values.tables ?? ''),
    rate: numberIn('rate', values.rate),
    seconds: numberIn('seconds', values.seconds),
    nodeFlags: values.node,
  };
}

function numbersIn(name: string, text: string): number[] {
  const numbers = text === '' ? [] : text.split(',').map((part) => numberIn(name, part));
  if (numbers.every(Number.isInteger)) return numbers;
  throw new Error(`--${name} takes whole numbers with commas between them, not "${text}".`);
}

function numberIn(name: string, text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new Error(`--${name} takes a number above 0, not "${text}".`);
}
