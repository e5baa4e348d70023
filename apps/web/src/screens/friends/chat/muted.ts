import type { Saying } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { noteTable, rememberedOf } from '../shared/memory.ts';
import { sharedOf } from '../shared/shared.ts';

/** Whether this device hides what this person says at the table. Only a name tells people apart here. */
export function isMuted({ id }: RemoteLink, name: string): boolean {
  return rememberedOf(id).muted?.includes(name) === true;
}

export function mute(link: RemoteLink, name: string): void {
  const { muted = [] } = rememberedOf(link.id);
  noteTable(link.id, { muted: [...muted, name] });
}

export function unmute(link: RemoteLink, name: string): void {
  const { muted = [] } = rememberedOf(link.id);
  noteTable(link.id, { muted: muted.filter((other) => other !== name) });
}

/** Whether there's anything to mute. */
export function hasTalked(link: RemoteLink, name: string): boolean {
  return sharedOf(link).said.some((saying) => saying.name === name);
}

/** The chat, without people who are muted here. */
export function chatAt(link: RemoteLink): Saying[] {
  return sharedOf(link).said.filter(({ name }) => !isMuted(link, name));
}
