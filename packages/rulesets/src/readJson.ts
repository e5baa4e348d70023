import type { JsonProblem } from './problem.ts';

export type ReadJson = { ok: true; value: unknown } | { ok: false; problem: JsonProblem };

/**
 * JSON that somebody typed. Engines word their complaints differently and keep the last of two equal keys, so this
 * reader names the line and column itself, and takes no key twice.
 */
export function readJson(text: string): ReadJson {
  const reader: Reader = { text, at: text.startsWith('\uFEFF') ? 1 : 0, depth: 0 };
  try {
    const value = readValue(reader);
    skipSpace(reader);
    if (reader.at < text.length) throw new Fault(reader.at, 'end');
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, problem: problemAt(text, error) };
  }
}

interface Reader {
  readonly text: string;
  at: number;
  depth: number;
}

/** Deep enough for any rules, and shallow enough for the stack. */
const DEEPEST = 100;

type Need = Extract<JsonProblem, { problem: 'notJson' }>['need'] | 'once';

class Fault extends Error {
  readonly at: number;
  readonly need: Need;
  readonly key: string;

  constructor(at: number, need: Need, key = '') {
    super(need);
    this.at = at;
    this.need = need;
    this.key = key;
  }
}

function problemAt(text: string, { at, need, key }: Fault): JsonProblem {
  const before = text.slice(0, at).split(/\r\n|[\r\n]/);
  const place = { line: before.length, column: before.at(-1)!.replace(/^\uFEFF/, '').length + 1 };
  if (need === 'once') return { problem: 'repeatedKey', knob: key.slice(0, 40), ...place };
  const found = text.slice(at).match(/^[\w.+-]{1,20}|^./su)?.[0];
  return { problem: 'notJson', knob: 'file', ...place, need, ...(found && { found }) };
}

function readValue(reader: Reader): unknown {
  skipSpace(reader);
  const mark = reader.text[reader.at];
  if (mark === '{') return inside(reader, readObject);
  if (mark === '[') return inside(reader, readList);
  if (mark === '"') return readText(reader, 'quote');
  return readPlain(reader);
}

function inside<T>(reader: Reader, read: (reader: Reader) => T): T {
  if (++reader.depth > DEEPEST) throw new Fault(reader.at, 'shallower');
  reader.at++;
  const value = read(reader);
  reader.depth--;
  return value;
}

function readObject(reader: Reader): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  while (!endsHere(reader, '}', entries.size > 0)) {
    skipSpace(reader);
    const at = reader.at;
    const key = readText(reader, 'key');
    if (entries.has(key)) throw new Fault(at, 'once', key);
    skipSpace(reader);
    if (reader.text[reader.at] !== ':') throw new Fault(reader.at, 'colon');
    reader.at++;
    entries.set(key, readValue(reader));
  }
  return Object.fromEntries(entries);
}

function readList(reader: Reader): unknown[] {
  const items: unknown[] = [];
  while (!endsHere(reader, ']', items.length > 0)) items.push(readValue(reader));
  return items;
}

/** Steps over the closing bracket, or over the comma before the next member. */
function endsHere(reader: Reader, closing: string, afterMember: boolean): boolean {
  skipSpace(reader);
  const mark = reader.text[reader.at];
  if (mark === closing) {
    reader.at++;
    return true;
  }
  if (!afterMember) return false;
  if (mark !== ',') throw new Fault(reader.at, 'comma');
  reader.at++;
  return false;
}

const TEXT = /"(?:[^"\\\n\r]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

function readText(reader: Reader, need: 'quote' | 'key'): string {
  const isText = reader.text[reader.at] === '"';
  return parsed(reader, TEXT, isText ? 'quote' : need) as string;
}

function readPlain(reader: Reader): unknown {
  return parsed(reader, PLAIN, 'value');
}

/** The engine's own parser reads what stands between two marks, so escapes and numbers are as everywhere. */
function parsed(reader: Reader, form: RegExp, need: 'quote' | 'key' | 'value'): unknown {
  form.lastIndex = reader.at;
  const found = form.exec(reader.text)?.[0];
  if (found === undefined) throw new Fault(reader.at, need);
  try {
    const value = JSON.parse(found) as unknown;
    reader.at += found.length;
    return value;
  } catch {
    // A tab or another control character between the quotes.
    throw new Fault(reader.at, need);
  }
}

function skipSpace(reader: Reader): void {
  while (/[ \t\r\n]/.test(reader.text[reader.at] ?? '')) reader.at++;
}
