import { app } from './en/app.ts';
import { table } from './en/table.ts';

/** English, a file for each screen. */
export const en = { app, table };
