import type { KindName } from '@hand-and-foot/engine';

/** Ranks of a standard deck that meld, lowest first. */
const RANKS: readonly KindName[] = ['4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

const NAMES: readonly (readonly [RegExp, KindName])[] = [
  [/^jokers$/, 'joker'],
  [/^(?:twos|2)$/, '2'],
  [/^aces?$/, 'A'],
  [/^kings$/, 'K'],
  [/^queens$/, 'Q'],
  [/^jacks$/, 'J'],
  [/^(?:10s|10|t)$/, 'T'],
];

/** Names of ranks and jokers as they stand in a plain sentence. */
const KIND = "(?:jokers|twos|2|aces?|kings|queens|jacks|10s?|[4-9]s?)(?![\\w'])";
const SPAN = `${KIND}(?: ?(?:-|to|through|thru|up to|up through) ?${KIND})?`;
/** "8-kings", "twos and aces", "2, a". */
export const KINDS = `${SPAN}(?:(?: ?,(?: and)? ?| and | ?/ ?| or )${SPAN})*`;

function kindNamed(name: string): KindName | undefined {
  const known = NAMES.find(([says]) => says.test(name));
  return known ? known[1] : RANKS.find((rank) => name === rank || name === `${rank}s`);
}

/** Every kind of a list of them; runs count in either direction. */
export function kindsIn(list: string): KindName[] {
  return [...list.matchAll(new RegExp(SPAN, 'g'))].flatMap(([span]) => {
    const [first, last] = [...span.matchAll(new RegExp(KIND, 'g'))].map(([name]) =>
      kindNamed(name),
    );
    if (first === undefined) return [];
    return last === undefined ? [first] : run(first, last);
  });
}

function run(one: KindName, other: KindName): KindName[] {
  const [from, to] = [RANKS.indexOf(one), RANKS.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 ? [] : RANKS.slice(from, to! + 1);
}
