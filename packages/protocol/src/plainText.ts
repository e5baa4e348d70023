/** Characters that show nothing themselves, but for those that join letters and choose how an emoji looks. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Spaces of every kind, control characters, and a letter of Braille without a dot. */
const BLANK = /[\s\p{Cc}\u2800]+/gu;
/** Marks piled so high that they cover the lines above; no script needs as many. */
const PILED = /(\p{M}{8})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Typed text as others see it: in one form, on one line, without anything that hides or turns the text around it.
 * Empty if nothing is visible.
 */
export function plainText(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(BLANK, ' ')
    .replace(PILED, '$1')
    .trim();
  return SEEN.test(plain) ? plain : '';
}

/** The same data with every text in it plain. */
export function plainTexts(data: unknown): unknown {
  if (typeof data === 'string') return plainText(data);
  if (Array.isArray(data)) return data.map(plainTexts);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainTexts(value)]));
}
