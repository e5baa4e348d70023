/** The source of chance. The engine has none of its own: every shuffle gets one of these. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

const RANGE = 2 ** 32;

/** The same text gives the same numbers, on every machine and for ever: records depend on it. */
export function seeded(text: string): Random {
  return new Sequence(
    hash(text, 0x9e3779b9),
    hash(text, 0x243f6a88),
    hash(text, 0xb7e15162),
    hash(text, 0x2f0b4c47),
  );
}

export function seededByNumber(seed: number): Random {
  return new Sequence(seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162);
}

/** Fisher–Yates on `cells[from]` up to, not including, `cells[to]`. */
export function shuffle(
  cells: Uint16Array | number[],
  random: Random,
  from = 0,
  to = cells.length,
): void {
  for (let last = to - 1; last > from; last--) {
    const other = from + random.below(last - from + 1);
    const card = cells[last];
    cells[last] = cells[other];
    cells[other] = card;
  }
}

/** Numbers by xoshiro128**: fast, with a period no game will see the end of. A class, for its speed. */
class Sequence implements Random {
  declare private a: number;
  declare private b: number;
  declare private c: number;
  declare private d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
    for (let warmUp = 0; warmUp < 16; warmUp++) this.next();
  }

  below(limit: number): number {
    let number = this.next();
    // Numbers past the last whole multiple of `limit` would make low results likelier: draw again.
    // They are among the last `limit` of all, so the slow remainder is rarely computed.
    while (number >= -limit >>> 0 && number >= RANGE - (RANGE % limit)) number = this.next();
    // The shifts keep this a division of whole numbers, which is ten times as fast.
    return (number % (limit >>> 0)) >>> 0;
  }

  private next(): number {
    const { a, b } = this;
    const c = this.c ^ a;
    const d = this.d ^ b;
    this.a = a ^ d;
    this.b = b ^ c;
    this.c = c ^ (b << 9);
    this.d = rotate(d, 11);
    return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** FNV-1a over the text's UTF-16 units, then mixed until every bit depends on every unit. */
function hash(text: string, basis: number): number {
  let word = basis;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}
