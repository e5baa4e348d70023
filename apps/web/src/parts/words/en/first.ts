import { app } from './app.ts';
import { games } from './games.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

/** Words that every visit needs. */
export const first = { app, games, settings, start };

export type FirstWords = typeof first;
