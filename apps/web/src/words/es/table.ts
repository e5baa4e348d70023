import type { Wording } from '../wording.ts';

export const table: Wording['table'] = { close: 'Cerrar', yourTurn: 'Tu turno' };
