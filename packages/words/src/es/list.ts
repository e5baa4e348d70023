/**
 * "a, b y c"; "y" and "o" give way to "e" and "u" before their own sound. A comma stands before the
 * last "y" where an item beside it has one of its own: "Ana y Ben, y Carla y Dan".
 */
export function listed(items: readonly string[], joining: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1)!;
  const isClear = joining === 'or' || !items.slice(-2).some((item) => / [ye] /.test(item));
  return `${items.slice(0, -1).join(', ')}${isClear ? '' : ','} ${joiner(last, joining)} ${last}`;
}

/** "a, b, y c": items that begin with numbers, or have commas of their own, run together without the last mark. */
export function listedApart(items: readonly string[], mark: ',' | ';' = ','): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1)!;
  return `${items.slice(0, -1).join(`${mark} `)}${items.length > 2 ? mark : ','} ${joiner(last, 'and')} ${last}`;
}

/** "2 a 8", "4 o 6". */
export function listedNumbers(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1)!;
  if (numbers.length > 2 && last - first! === numbers.length - 1) return `${first} a ${last}`;
  return listed(numbers.map(String), 'or');
}

function joiner(next: string, joining: 'and' | 'or'): string {
  if (joining === 'and') return /^(i|í|hi(?!e))/i.test(next) ? 'e' : 'y';
  return /^(o|ó|ho|8|11\b)/i.test(next) ? 'u' : 'o';
}
