import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openedStore, type OpenedStore } from './openedStore.ts';
import { bothPlaces, type Place } from './places.ts';
import { startPostgres, type Postgres } from './postgres.ts';

/** Runs the tests on SQLite and on PostgreSQL, with a new empty database for each. */
export function inEachStore(tests: (at: OpenedStore, place: () => Promise<Place>) => void): void {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => postgres.stop());

  describe.each(bothPlaces(() => postgres))('$name', ({ place }) => {
    const at = openedStore(place);
    beforeEach(async () => at.begin());
    afterEach(async () => at.end());
    tests(at, place);
  });
}
