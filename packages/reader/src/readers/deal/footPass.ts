import { fact, type Fact, type Reader } from '../../fact.ts';
import { roundsNamed } from '../rounds.ts';

const GIVE = String.raw`(?:pass(?:es|ed)?|gives?|given|trades?|exchanges?|hands?)`;

function passed(way: string, plain: string, at: number): Fact[] {
  const named = roundsNamed(plain.slice(0, at)).length > 0 ? roundsNamed(plain.slice(0, at)) : [];
  if (named.length === 0) return [fact('footPass', '', way)];
  return named.map((round) => fact('footPass', String(round), way));
}

export const footPass: Reader = [
  {
    says: new RegExp(
      String.raw`\b${GIVE}\b.*\b1\b.*\bleft\b.*\b1\b.*\bright\b(?: neighbou?r)?|\bcross(?:es|ing)? (?:your)?(?:/her)? ?arms\b|\b${GIVE}\b.*\b1\b.*\bright\b.*\b1\b.*\bleft\b`,
    ),
    means: () => [fact('footPass', '', 'crosswise'), fact('handChoice', '', 'unseen')].slice(0, 1),
  },
  {
    says: new RegExp(
      String.raw`\b${GIVE}\b(?! 1\b)(?: \w+){0,6}? to (?:the |your )?(?:player (?:on|to) (?:your |the )?)?(left|right)\b`,
    ),
    notUnder:
      /\bboth\b|\b1\b.*\bleft\b.*\b1\b.*\bright\b|\bdeal (?:moves|passes)\b|\bneighbou?r's hand\b/,
    means: ([, way], { plain }) => passed(way!, plain, plain.length),
  },
  {
    says: new RegExp(String.raw`\b${GIVE}\b(?: \w+){0,4}? foot(?: \w+){0,3}? to your partner\b`),
    means: (_, { plain }) => passed('partner', plain, plain.length),
  },
  {
    says: /\bkeep (?:your) (?:own )?foot\b/,
    under: /\bpass\b|\brounds?\b|\bown\b/,
    means: (_, { plain }) => passed('kept', plain, plain.length),
  },
  {
    says: /\b(?:choose|chooses|picks?|take) (?:\w+ ){0,6}?(?:as |to be )?(?:your |the )?hand,? (?:without looking|unseen)|\bpicks? 1 without looking\b|\bhand without looking\b|\bwithout looking,? you choose which pile is your hand\b/,
    means: () => [fact('handChoice', '', 'unseen')],
  },
  {
    says: /\b(?:left|left-hand|1st|first)(?: pile| stack| set| packet)? is (?:your|the player's|the) hand\b/,
    means: () => [fact('handChoice', '', 'first')],
  },
  {
    says: /\blook at (?:the )?bottom card(?: only)?\b/,
    means: () => [fact('handChoice', '', 'byBottomCard')],
  },
];
