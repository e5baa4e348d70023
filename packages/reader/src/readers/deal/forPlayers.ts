import { fact, type Fact, type Reader } from '../../fact.ts';

const GET = String.raw`(?:deal |dealing |(?:you |each (?:player|person) |everybody )?(?:get|gets|deal|take|takes) )?`;
const FOR = String.raw`(?:with|for) (\d{1,2})(?:(?: or | to | and |-)(\d{1,2}))? players,? ?`;

/** Other piles for some numbers of players, told with that number. */
export const forPlayers: Reader = [
  {
    // "With 2 or 3 players, deal 13 cards to each pile".
    says: new RegExp(
      String.raw`\b${FOR}${GET}(\d{1,2}) cards (?:to|in|for|into) (?:each|every) (?:pile|stack|hand and (?:each )?foot)\b`,
    ),
    means: ([, from, to, size]) => own(from, to, size, size),
  },
  {
    says: /\b(\d{1,2})(?:(?: or | to | and |-)(\d{1,2}))? players (?:each )?get (\d{1,2}) cards (?:to|in|for|into) (?:each|every) (?:pile|stack)\b/,
    means: ([, from, to, size]) => own(from, to, size, size),
  },
  {
    // "(13 and 13 with 2 players)".
    says: /\((\d{1,2}) (?:and|\/|\+) (\d{1,2}) (?:with|for|if) (\d{1,2})(?:(?: or | to | and |-)(\d{1,2}))? players\)/,
    means: ([, hand, foot, from, to]) => own(from, to, hand, foot),
  },
];

function own(
  from: string | undefined,
  to: string | undefined,
  hand: string | undefined,
  foot: string | undefined,
): Fact[] {
  const piles = [Number(hand), Number(foot)];
  const last = Number(to ?? from);
  if (piles.some((size) => size < 5 || size > 20) || last > 16) return [];
  return Array.from({ length: Math.max(0, last - Number(from) + 1) }, (_, more) =>
    fact('forPlayers', `${Number(from) + more}.piles`, piles),
  );
}
