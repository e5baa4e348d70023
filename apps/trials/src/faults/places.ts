/** Where the sources lie that faults are planted in. */
export const TABLE = 'packages/table/src';
export const SERVER = 'apps/server/src';
export const SIMULATOR = 'apps/trials/src/simulator';
export const STORE = `${SIMULATOR}/memoryStore.ts`;
