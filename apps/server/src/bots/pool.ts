import { botNamed, type MakeBot } from '@hand-and-foot/bots';
import type { Random } from '@hand-and-foot/engine';
import type { Clock } from '@hand-and-foot/table';
import { Place, type StartThinker } from './place.ts';

/** Bots that think in other threads, so a table never waits for another table's bot. */
export interface Pool {
  /** Bots of one table take turns; tables share the threads fairly. */
  botFor(level: string, temperament?: string, table?: string): MakeBot | undefined;
  close(): void;
}

/** All bots of a table live in one place: they think one at a time and share its turns, however many they are. */
interface Home {
  readonly place: Place;
  bots: number;
}

export function openPool(
  start: StartThinker,
  places: number,
  clock: Clock,
  report: (error: unknown) => void,
): Pool {
  const all = Array.from({ length: places }, () => new Place(start, clock, report));
  const homes = new Map<string, Home>();
  let made = 0;

  /** Picks the emptiest place if the table has no bots yet. */
  function moveIn(table: string): Place {
    const home = homes.get(table) ?? { place: emptiest(all), bots: 0 };
    home.bots++;
    homes.set(table, home);
    return home.place;
  }

  function moveOut(table: string): void {
    const home = homes.get(table);
    if (home && --home.bots === 0) homes.delete(table);
  }

  return {
    botFor(level, temperament, at) {
      const name = temperament === undefined ? level : `${level}:${temperament}`;
      if (!botNamed(name)) return undefined;
      return ({ rules, players, seating }, seat, random) => {
        const bot = made++;
        const table = at ?? `bot ${bot}`;
        const place = moveIn(table);
        place.seat(bot, () => ({ name, rules, players, seating, seat, seed: seedFrom(random) }));
        return {
          watches: true,
          decide: async (seen) => place.ask(table, bot, seen),
          refused: (refusal) => place.refused(bot, refusal),
          rest() {
            place.unseat(bot);
            moveOut(table);
          },
        };
      };
    },
    close() {
      for (const place of all) place.close();
    },
  };
}

function emptiest(places: readonly Place[]): Place {
  return places.reduce((best, place) => (place.bots < best.bots ? place : best));
}

function seedFrom(random: Random): string {
  return Array.from({ length: 4 }, () => random.below(2 ** 31)).join('/');
}
