/** "a, b and c"; the joining word may be another. */
export function listed(items: readonly string[], joining: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joining} ${items.at(-1)}`;
}

/** "a, b, and c", for parts that are lists themselves. */
export function withLastComma(items: readonly string[], joining: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}, ${joining} ${items.at(-1)}`;
}

/** A list whose last comma is there if the joining word alone could be misread. */
export function listedClearly(items: readonly string[]): string {
  const isClear = items.length < 3 && !items.some((item) => item.includes(' and '));
  return isClear ? listed(items) : withLastComma(items);
}

/** "2 to 8", "4 or 6". */
export function listedNumbers(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1)!;
  if (numbers.length > 2 && last - first! === numbers.length - 1) return `${first} to ${last}`;
  return listed(numbers.map(String), 'or');
}

/** "a nine", "an eight", "an 8♥". */
export function withArticle(noun: string): string {
  // "one" begins with a vowel on paper alone.
  return /^([aeiou]|8)/i.test(noun) && !/^one\b/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
