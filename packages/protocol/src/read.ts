import * as v from 'valibot';
import type { FromClient, Unreadable, Wish } from './message.ts';
import type { NightAsk, NightWish } from './night.ts';
import { fromClient, nightAsk, nightWish, wish } from './schema.ts';

export type Read<T> = { ok: true; message: T } | { ok: false; why: Unreadable };

/** The longest messages there is any reason to send, in characters; a wish may hold whole rules. */
const LONGEST = 8192;
const LONGEST_WISH = 32_768;

/** Reads what a client sent; anything may be given. */
export function readFromClient(text: string): Read<FromClient> {
  return read(fromClient, text, LONGEST);
}

export function readWish(text: string): Read<Wish> {
  return read(wish, text, LONGEST_WISH);
}

export function readNightWish(text: string): Read<NightWish> {
  return read(nightWish, text, LONGEST_WISH);
}

export function readNightAsk(text: string): Read<NightAsk> {
  return read(nightAsk, text, LONGEST);
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string, longest: number): Read<T> {
  if (text.length > longest) return { ok: false, why: 'tooLong' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'notJson' };
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  return parsed.success ? { ok: true, message: parsed.output } : { ok: false, why: 'malformed' };
}
