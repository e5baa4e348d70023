import {
  numberIn,
  type CardGroup,
  type Count,
  type Field,
  type Pile,
  type Way,
} from '@hand-and-foot/scorepad';

export interface TypedCards {
  way: Way;
  numbers: Partial<Record<Field, number>>;
}

/** "12x5 16x10", "3h 40", "3h40" or "585"; undefined for anything else. */
export function typedCards(
  typed: string,
  pile: Pile,
  groups: readonly CardGroup[],
): TypedCards | undefined {
  const text = typed.trim().toLowerCase();
  if (/^\d{1,6}$/.test(text)) return { way: 'total', numbers: { [`${pile}/total`]: Number(text) } };
  const [, hundreds, rest] = /^(\d{1,4})\s*h\s*(?:\+?\s*(\d{1,6}))?$/.exec(text) ?? [];
  if (hundreds !== undefined)
    return {
      way: 'hundreds',
      numbers: { [`${pile}/hundreds`]: Number(hundreds), [`${pile}/rest`]: Number(rest ?? 0) },
    };
  return byValues(text, groups);
}

/** The reverse, for cards counted earlier; empty if there were none. */
export function cardsText(count: Count, pile: Pile, groups: readonly CardGroup[]): string {
  switch (count.ways[pile]) {
    case 'values':
      return groups
        .filter(({ field }) => numberIn(count, field) !== 0)
        .map(({ field, value }) => `${numberIn(count, field)}x${value}`)
        .join(' ');
    case 'hundreds':
      return `${numberIn(count, `${pile}/hundreds`)}h ${numberIn(count, `${pile}/rest`)}`;
    case 'total':
      return `${numberIn(count, `${pile}/total`) || ''}`;
  }
}

function byValues(text: string, groups: readonly CardGroup[]): TypedCards | undefined {
  const numbers: Partial<Record<Field, number>> = {};
  for (const part of text.split(/[\s,+]+/)) {
    const [, count, value] = /^(\d{1,3})[x*×](\d+)$/.exec(part) ?? [];
    const group = groups.find((each) => String(each.value) === value);
    if (!group) return undefined;
    numbers[group.field] = (numbers[group.field] ?? 0) + Number(count);
  }
  return { way: 'values', numbers };
}
