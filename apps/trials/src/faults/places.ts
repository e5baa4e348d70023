/** Folders of the sources that get faults. */
export const TABLE = 'packages/table/src';
export const SERVER = 'apps/server/src';
export const SIMULATOR = 'apps/trials/src/simulator';
export const STORE = `${SIMULATOR}/database`;
