import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';

const ABOUT = /\bdiscardpile\b|\bdiscards\b|\btake\b|\btop (?:card|1|\d)|\bpile :/;
/** Conditions that hold only while the pile is frozen, or before the side has opened. */
const SPECIAL =
  /\bfreez|\bfrozen\b|\buntil (?:your|you|the|somebody|someone|a)\b|\bblocks?\b.*\bpair\b/;
const PAIR = String.raw`(?:a )?(?:natural |matching )?pair\b(?: of naturals)?|\b2 (?:natural|matching|other|identical)? ?(?:cards|naturals|matching cards|like cards)? ?(?:(?:that|which|to)? ?match(?:es|ing)? (?:it|the top (?:card|1)?)|of the same (?:rank|value|kind|type)(?: as the top card)?|of (?:your|the top card's|that) rank|like it)|\b2 (?:matching|natural) cards\b|\bmatches 2 cards in your hand\b|\bwith 2 from your hand\b|\b2 of the same from your hand\b|\b2 (?:other )?cards of the same type\b|\b2 naturals\b`;
const way = (name: string): Fact[] => [fact('pickUpWith', name, true)];
const notWay = (name: string) => (): Fact[] => [fact('pickUpWith', name, false)];

const pair: Phrase = {
  says: new RegExp(
    String.raw`(?:\b(?:only )?(?:if|with|using|need|needs|hold|have|must hold|must have|you hold|you need|long as|or|that)? ?(?:you |the player )?(?:hold |have |need |must have |must hold )?)?(?:${PAIR})(?: (?:in|from) (?:your|the) hand)?(?: needed| required)?(?: that matches the top card| as the top card| like the top card| matching the top card| the top card)?`,
  ),
  under: ABOUT,
  notUnder: SPECIAL,
  means: () => way('pair'),
};

const onMeld: Phrase = {
  says: /\b(?:be able to |can |to )?(?:add|play|use|put) (?:the top card|it)(?: (?:to|on|onto|with))? (?:a|1 of your|an existing|an open) melds?(?: (?:on the table|you (?:already )?have))?\b|\b(?:either )?(?:play the top card )?on (?:a|1 of your|an existing) melds?(?: you already have| on the table)?\b/,
  under: ABOUT,
  notUnder: SPECIAL,
  means: () => way('onMeld'),
};

const naturalAndWild: Phrase = {
  says: /\b1 (?:naturals?|matching cards?|natural card|card the same|card of (?:your|that) rank)(?: of (?:your|that|the same) (?:rank|kind))?(?: from your hand)? (?:and|plus|with) (?:1|a)? ?(?:wilds|wild card)\b|\bor with 1 and (?:a )?wilds\b|\b1 (?:natural|matching) (?:card )?and 1 wild(?:s| card)?\b/,
  under: ABOUT,
  notUnder: SPECIAL,
  means: () => way('naturalAndWild'),
  denied: notWay('naturalAndWild'),
};

const likeWilds: Phrase = {
  says: /\bif (?:a )?wilds? (?:card )?is on top,? you need 2 of the same wilds?(?: card)?\b|\b(?:for (?:a )?wilds(?: card)?|if (?:that card|the top card|it) is wild),? you need 2 more like it\b(?: (?:in|from) your hand)?(?:,? and the 3 start an wild book)?/,
  means: () => way('likeWilds'),
};

const anyWilds: Phrase = {
  says: /\bif (?:a )?wilds? (?:card )?is on top,? you need (?:any )?2 wilds\b|\b(?:for (?:a )?wilds(?: card)?|if (?:that card|the top card|it) is wild),? you need any 2 wilds\b(?: (?:in|from) your hand)?(?:,? and the 3 start an wild book)?/,
  means: () => way('anyWilds'),
};

const noWilds: Phrase = {
  says: /\b(?:cannot|may not|not) use (?:a )?wilds to take the discardpile\b/,
  means: notWay('naturalAndWild'),
};

const wildsDoNotCount: Phrase = {
  says: /\bwilds cannot (?:count for|be 1 of|be used for) the 2(?: cards)?\b(?: in your hand)?/,
  means: notWay('naturalAndWild'),
};

/** Follows from the pair, and says nothing more. */
const laidAtOnce: Phrase = {
  says: /\b(?:and )?(?:you |the player )?(?:have to |must )(?:put|lay|play|meld|immediately) (?:those|these|the|them)(?: \w+){0,12}? (?:down|out|at once|right away|on the table|immediately)(?: right away)?|\bas long as you lay down the 3 matching cards\b/,
  under: /\btake\b.*\b(?:pair|match\w*|2)\b/,
  notUnder: SPECIAL,
  means: () => way('pair'),
};

export const pickUpWith: Reader = [
  pair,
  onMeld,
  naturalAndWild,
  likeWilds,
  anyWilds,
  wildsDoNotCount,
  noWilds,
  laidAtOnce,
];
