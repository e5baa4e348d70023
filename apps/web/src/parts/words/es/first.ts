import type { FirstWords } from '../en/first.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

export { smallSpanish } from '@hand-and-foot/words/es';

export const first: FirstWords = { app, games, settings, start };
