/**
 * Common parts of rules, each with a byte of its own in links: bytes that stand for no letter of JSON. The order is
 * part of every link ever made, so nothing here may be changed or moved.
 */
const WORDS = [
  '{"',
  '},{"',
  '","',
  '":"',
  '":',
  ',"',
  '":{"',
  '":[',
  '":[{"',
  '"}',
  '"]',
  '},"',
  '],"',
  '"],"',
  '}]',
  ']}',
  ']},{"kind":"',
  ']}],"',
  '"},"',
  ']},"',
  '":"natural","',
  'natural',
  '["house",{"',
  '["singles",{"',
  '["six-deck",{"',
  '["closed-books",{"',
  '["lords-and-ladies",{"',
  'pack":"',
  'decks":{"',
  'seating":{"',
  'roles":{"',
  'values":{"',
  'caught":{"',
  'allLaid":"',
  'piles":[',
  'deal":"',
  'exactGrab":',
  'footPass":"',
  'handChoice":"',
  'upcard":{"turn":"',
  'stockPiles":',
  'starter":"',
  'draw":',
  'starterUpcard":"',
  'pickUp":{"take":"',
  'pickUpAtLeast":',
  'pickUpWith":["',
  'pickUpBlockedBy":["',
  'freezing":"',
  'discardFirst":["',
  'meldStart":{"cards":',
  'wildLimits":[{"limit":"',
  'bookSize":',
  'bookGrows":"',
  'meldsOfRank":{"most":',
  'wildMelds":',
  'opening":{"by":"',
  'footAnnounced":"',
  'booksNeeded":[{"kind":"',
  'permission":"',
  'partnersInFoot":"',
  'lastDiscard":"',
  'withoutBooks":"',
  'goOutBonus":',
  'bookBonus":{"clean":',
  'rankBonus":[{"rank":"',
  'emptyStock":"',
  'gameEnd":{"after":"',
  '","count":[',
  ',"dirty":',
  ',"wild":',
  ',"naturals":',
  '","naturals":',
  '","wilds":',
  '","when":"',
  ',"points":',
  ',"points":[',
  '","by":',
  '","cards":',
  '","rank":"',
  '","kind":"',
  '","replace":["',
  '","mayComplete":"',
  '","steps":[{"from":',
  ',"atMost":',
  '","rounds":',
  'wild',
  'dead',
  'laid',
  'cap',
  'lastMeld',
  'doubled',
  'grabbed',
  'drawn',
  'dealt',
  'left',
  'right',
  'crosswise',
  'byBottomCard',
  'unseen',
  'none',
  'highCard',
  'OfHighCard',
  'OfDealer',
  'mayTake',
  'nothing',
  'card',
  'onMeld',
  'pair',
  'AndWild',
  'never',
  'byWild',
  'perWild',
  'lead',
  'most',
  'byAny',
  'byNaturals',
  'always',
  'afterBooks',
  'round',
  'score',
  'asked',
  'binding',
  'notNeeded',
  'optional',
  'playOn',
  'endsRound',
  'reshuffle',
  'points',
  'alone',
  'fifthChanges',
  'clean',
  'dirty',
  'any',
  'joker',
  'black3',
  'red3',
  'jester',
  'lady',
  '500',
  '300',
  '100',
  '50',
  '00',
] as const;

const CONTROLS = 32;
/** Control characters, which JSON never holds, then whatever lies past the common letters. */
const byteOf = (index: number): number => (index < CONTROLS ? index : index + 128 - CONTROLS);
/** Two bytes follow, of a letter that is none of the common ones. */
const RARE = 255;

const longestFirst = [...WORDS.entries()].sort(([, a], [, b]) => b.length - a.length);
const wordOf = new Map(WORDS.map((word, index) => [byteOf(index), word]));

export function shorten(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length;) {
    const [index, word] = longestFirst.find(([, one]) => text.startsWith(one, at)) ?? [];
    const code = text.charCodeAt(at);
    if (index !== undefined) bytes.push(byteOf(index));
    else if (code < 128) bytes.push(code);
    else bytes.push(RARE, code >> 8, code & 255);
    at += word?.length ?? 1;
  }
  return bytes;
}

export function spellOut(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === RARE) text += String.fromCharCode(((bytes[++at] ?? 0) << 8) | (bytes[++at] ?? 0));
    else text += wordOf.get(byte) ?? String.fromCharCode(byte);
  }
  return text;
}
