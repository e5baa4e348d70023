import { joinRemote } from '../../../table/link/remoteTable.ts';
import { noteTable, rememberedOf } from './memory.ts';

/** Remembers that this browser got a seat by this link. */
export function noteUse(table: string, code: string): void {
  const { used = [] } = rememberedOf(table);
  noteTable(table, { used: [...used, code] });
}

/** Whether this browser got a seat by this link and still has one there. */
export async function hasSeatBy(table: string, code: string): Promise<boolean> {
  if (rememberedOf(table).used?.includes(code) !== true) return false;
  const link = await joinRemote(table);
  if (typeof link === 'string') return false;
  const { seat } = link.known.value;
  link.leave();
  return seat !== undefined;
}
