const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Ranks in the plural: cards, not amounts. */
const RANKS: Readonly<Record<string, string>> = {
  two: 'twos',
  three: 'threes',
  four: '4s',
  five: '5s',
  six: '6s',
  seven: '7s',
  eight: '8s',
  nine: '9s',
  ten: '10s',
};
const ORDINALS: readonly (readonly [string, string])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
];

const SMALL = `(?:${[...Object.keys(UNITS), ...Object.keys(TENS)].join('|')})`;
const NUMBER = new RegExp(
  String.raw`\b(?:${SMALL}|a(?=[ -](?:hundred|thousand)))(?:[ -]${SMALL}\b|[ -](?:hundred|thousand)(?: and(?= ${SMALL}\b))?)*\b`,
  'g',
);
const PLURAL = new RegExp(String.raw`\b(${Object.keys(RANKS).join('|')})(?:s|es|'s)\b`, 'g');

/** Numbers that are spelled out, as digits: "fifteen hundred" is 1500. Sevens and their like stay cards. */
export function withDigits(text: string): string {
  return ordinals(plurals(text)).replace(NUMBER, (words) => inDigits(words));
}

function plurals(text: string): string {
  return text.replace(PLURAL, (_, rank: string) => RANKS[rank]!);
}

function ordinals(text: string): string {
  return ORDINALS.reduce(
    (said, [spelled, digits]) =>
      said.replace(
        new RegExp(
          String.raw`\b${spelled}(?=(?: (?:and|&) \w+)? (?:rounds?|hands?|deals?)\b)`,
          'g',
        ),
        digits,
      ),
    text,
  ).replace(/(?<=\bround )(first|second|third|fourth)\b/g, (word) =>
    String(ORDINALS.findIndex(([spelled]) => spelled === word) + 1),
  );
}

/** "four five" are two numbers, and so are "one two": each word that can't follow starts anew. */
function inDigits(words: string): string {
  const numbers: number[] = [];
  let open = false;
  for (const word of words.split(/[ -]/)) {
    const small = UNITS[word] ?? TENS[word];
    const last = numbers.length - 1;
    if (word === 'and') continue;
    if (word === 'a') {
      numbers.push(1);
      open = true;
    } else if (word === 'hundred' || word === 'thousand') {
      numbers[last] = (numbers[last] ?? 1) * (word === 'hundred' ? 100 : 1000);
      open = true;
    } else if (small !== undefined && open && fits(numbers[last]!, small)) {
      numbers[last]! += small;
      open = small >= 20;
    } else if (small !== undefined) {
      numbers.push(small);
      open = true;
    }
  }
  return numbers.join(' ');
}

/** "twenty two" is one number; "two twenty" is not. */
function fits(begun: number, small: number): boolean {
  if (begun >= 100) return begun % 100 === 0;
  return begun >= 20 && begun % 10 === 0 && small < 10;
}
