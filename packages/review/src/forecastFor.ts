import { determinize, seeded, type Terms, type View } from '@hand-and-foot/engine';
import { forecast, type Forecast } from './forecast.ts';

/** Worlds are averaged for a seat that doesn’t see all cards; their chance follows from what it sees. */
const WORLDS = 24;

/** The forecast of one seat, from what it may know. */
export function forecastFor(terms: Terms, view: View): Forecast {
  const random = seeded(JSON.stringify(view));
  const worlds = Array.from({ length: WORLDS }, () => forecast(determinize(terms, view, random)));
  const mean = (numbers: (of: Forecast) => readonly number[]): number[] =>
    numbers(worlds[0]!).map(
      (_, at) => worlds.reduce((sum, world) => sum + numbers(world)[at]!, 0) / WORLDS,
    );
  return {
    points: mean(({ points }) => points),
    winRound: mean(({ winRound }) => winRound),
    win: mean(({ win }) => win),
  };
}
