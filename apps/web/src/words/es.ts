import { spanish } from '@hand-and-foot/words/es';
import { app } from './es/app.ts';
import { table } from './es/table.ts';
import type { Wording } from './wording.ts';

export { spanish };

export const es: Wording = { app, table };
