// How long people take over real cards: assumptions, not measurements, so that rules can be told apart by the evening
// they make. Bots say how many turns and layings there are.

/** To look, draw and discard. */
export const TURN_SECONDS = 20;
/** To lay cards down, each time. */
export const LAYING_SECONDS = 8;
/** To shuffle, deal, and count up at the end. */
export const ROUND_SECONDS = 300;

export function minutesOf(turns: number, layings: number): number {
  return (ROUND_SECONDS + turns * TURN_SECONDS + layings * LAYING_SECONDS) / 60;
}
