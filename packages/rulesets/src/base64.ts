const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text as UTF-8 in the letters of base64url, without padding. */
export function toBase64(text: string): string {
  let letters = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytesOf(text)) {
    bits = (bits << 8) | byte;
    count += 8;
    for (; count >= 6; count -= 6) letters += LETTERS[(bits >> (count - 6)) & 63]!;
    bits &= (1 << count) - 1;
  }
  return count > 0 ? letters + LETTERS[(bits << (6 - count)) & 63]! : letters;
}

/** Undefined if it is not in those letters, or no UTF-8. */
export function fromBase64(letters: string): string | undefined {
  let escaped = '';
  let bits = 0;
  let count = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    escaped += `%${((bits >> count) & 255).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): number[] {
  const parts = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return parts.map((part) =>
    part.length === 3 ? parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}
