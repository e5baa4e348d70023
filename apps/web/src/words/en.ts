import { table } from './en/table.ts';

/** English, a file for each screen. */
export const en = { table };
