// How long people take over real cards: assumptions, not measurements, so that rules can be told apart by the evening
// they make. Bots say how many turns and layings there are.

export const SECONDS = {
  /** To look, draw and discard. */
  turn: 20,
  /** To lay cards down, each time. */
  laying: 8,
  /** To shuffle, deal, and count up at the end. */
  round: 300,
};

export function minutesOf(turns: number, layings: number): number {
  return (SECONDS.round + turns * SECONDS.turn + layings * SECONDS.laying) / 60;
}
