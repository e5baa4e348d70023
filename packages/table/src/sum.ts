/** The sum before the first text. */
const NOTHING = '0'.repeat(16);
const DIGIT_0 = '0'.charCodeAt(0);
const LETTER_A = 'a'.charCodeAt(0);
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * The sum of `text` and of everything before it, which has the sum `before`: 16 hexadecimal digits from two lanes of
 * 32 bits. It notices damage, not malice: anyone who can write to a log can write a sum, too. Stored sums are compared
 * with it for ever, so it never changes.
 */
export function sumAfter(before: string, text: string): string {
  let one = laneIn(before, 0);
  let two = laneIn(before, 8);
  // Each step can be undone, so a change of one character always shows.
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2_654_435_761);
    two = Math.imul(two ^ letter, 1_597_334_677);
  }
  const mixedOne = mixed(one, two);
  return digits(mixedOne) + digits(mixed(two, mixedOne));
}

/** The sum of a text by itself. */
export function sumOf(text: string): string {
  return sumAfter(NOTHING, text);
}

function mixed(lane: number, other: number): number {
  return (
    Math.imul(lane ^ (lane >>> 16), 2_246_822_507) ^
    Math.imul(other ^ (other >>> 13), 3_266_489_909)
  );
}

/** The lane that these eight digits stand for. Cheaper than to parse them, and every entry is summed. */
function laneIn(sum: string, from: number): number {
  let lane = 0;
  for (let at = from; at < from + 8; at++) {
    const letter = sum.charCodeAt(at);
    lane = (lane << 4) | (letter - (letter < LETTER_A ? DIGIT_0 : LETTER_A - 10));
  }
  return lane;
}

function digits(lane: number): string {
  return (
    BYTES[lane >>> 24]! +
    BYTES[(lane >>> 16) & 255]! +
    BYTES[(lane >>> 8) & 255]! +
    BYTES[lane & 255]!
  );
}
