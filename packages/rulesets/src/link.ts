import type { Rules } from '@hand-and-foot/engine';
import { fromBase64, toBase64 } from './base64.ts';
import { spellOutA } from './formA.ts';
import { isObject } from './isObject.ts';
import { shorten, spellOut } from './shorthand.ts';

/** A family's rules: one of the known rule sets with some lines changed. `resolveRules` reads it. */
export interface OwnRules {
  readonly parent: string;
  readonly changes: Partial<Rules>;
  readonly name?: string;
  readonly author?: string;
  readonly version?: number;
}

/** Says how to read the rest of a link. Links must open forever, so each form keeps its letter. */
const FORM = 'b';
const READERS: Readonly<Record<string, (bytes: readonly number[]) => string | undefined>> = {
  a: spellOutA,
  b: spellOut,
};
const LONGEST = 4000;
/** In bytes: a link is always longer than the names by which rule sets and tables are known. */
const SHORTEST = 12;

/** All of the rules in the letters that an address takes as they are; it needs no server. */
export function linkTo({ parent, changes, name, author, version }: OwnRules): string {
  const parts = [parent, changes, name ?? '', author ?? '', version ?? 0];
  while (parts.at(-1) === '' || parts.at(-1) === 0) parts.pop();
  const bytes = shorten(JSON.stringify(parts));
  // JSON may begin with spaces; at its end they could be cut off unnoticed.
  while (bytes.length < SHORTEST) bytes.unshift(32);
  return FORM + toBase64(bytes);
}

/** The contents of a link, unchecked: pass them to `resolveRules`. Undefined if it's no such link. */
export function readLink(link: string): unknown {
  const bytes = link.length > LONGEST ? undefined : fromBase64(link.slice(FORM.length));
  const text = bytes && READERS[link.charAt(0)]?.(bytes);
  const parts = text === undefined ? undefined : parsed(text);
  if (!Array.isArray(parts)) return undefined;
  const [parent, changes, name, author, version] = parts as unknown[];
  if (typeof parent !== 'string' || !isObject(changes)) return undefined;
  return {
    parent,
    changes,
    ...(name ? { name } : {}),
    ...(author ? { author } : {}),
    ...(version ? { version } : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
