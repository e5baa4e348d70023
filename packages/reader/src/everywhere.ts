/** Said on many sheets, and true under all rules: there is nothing to choose. */
const EVERYWHERE: readonly RegExp[] = [
  /\b(?:shuffle|mix)\b.*\b(?:decks|cards)\b/,
  /^(?:the )?(?:object|goal|aim)\b/,
  /\bhighest (?:total|score|points?)\b.*\bwins?\b|\bwinner\b|\bmost points\b/,
  /\bcards? (?:\w+ ){0,3}?on the table count(?:s)? for you\b|\bpoints on the table are added\b/,
  /\bcards? left in (?:your|the|their) (?:hand|foot)\b.*\b(?:against|subtract\w*|negative)\b(?!.*\d)/,
  /\b(?:points|cards)\b.*\b(?:count(?:ed)?|subtracted) (?:against|from)\b(?!.*\d)/,
  /\b(?:must )?play (?:your|their|the|his) (?:whole |entire )?hand (?:completely |1st )?before\b|\bhand must be played before the foot\b/,
  /\b(?:this|it) (?:1st |2nd )?(?:pile|stack|set of \d+ cards)?.*\b(?:is called|becomes|called) (?:a |the |your |that |their |player's |other player's )*(?:hand|foot|knee)\b/,
  /\bfoot (?:piles? )?stays? face ?-?down\b/,
  /\bcards\b.*\bsame rank\b(?!.*\d)/,
  /\bround (?:begins|ends)\b.*\bgo out\b|\bplay ends for that round\b|\bmarks the end of the round\b/,
  /\bends? (?:that player's|your|his|the) turn\b(?!.*\b(?:must|cannot|unless|not)\b)/,
  /\bonly the top card\b.*\b(?:count\w*|meld|used)\b/,
  /\bcannot (?:count|use) any of the other\b/,
  /\bonce (?:1|a|either) (?:partner|of you)\b.*\bminimum\b/,
  /\bsuit of the cards\b|\bsequences\b|\bruns are not\b/,
  /\bpartners\b.*\bplay on (?:that|their|the same) (?:meld|cards)/,
  /\bplay continues\b|\bkeep(?:s)? score\b|\bscore ?keeper\b/,
];

/** Nothing in such a sentence differs from table to table. */
export function holdsEverywhere(plain: string): boolean {
  return EVERYWHERE.some((says) => says.test(plain));
}
