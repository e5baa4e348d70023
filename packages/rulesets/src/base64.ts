const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes in the letters of base64url, without padding. */
export function toBase64(bytes: readonly number[]): string {
  let letters = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    for (; count >= 6; count -= 6) letters += LETTERS[(bits >> (count - 6)) & 63]!;
    bits &= (1 << count) - 1;
  }
  return count > 0 ? letters + LETTERS[(bits << (6 - count)) & 63]! : letters;
}

/** Undefined if it is not in those letters. */
export function fromBase64(letters: string): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 255);
  }
  return bytes;
}
