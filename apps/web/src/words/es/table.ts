import type { Wording } from '../wording.ts';

export const table: Wording['table'] = { yourTurn: 'Tu turno' };
