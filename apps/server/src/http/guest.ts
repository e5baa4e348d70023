import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hashOf } from '@hand-and-foot/fair';

/** Who sends a request, as far as the server knows people: by the hash of a token that only they have. */
export interface KnownGuest {
  readonly guest: string;
  /** A browser sends its cookie whoever's page asks it to; what else brings a token meant to. */
  readonly by: 'cookie' | 'bearer';
}

const TOKEN = /^[\w-]{43}$/;
const YEAR = 365 * 86_400;

/** `__Host-` binds the cookie to this origin, but browsers keep such cookies only where the line is encrypted. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-guest' : 'guest');

export function guestOf({ headers }: IncomingMessage, isSecure: boolean): KnownGuest | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined)
    return TOKEN.test(bearer) ? { guest: hashOf(bearer), by: 'bearer' } : undefined;
  const name = `${cookieName(isSecure)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
  return token !== undefined && TOKEN.test(token)
    ? { guest: hashOf(token), by: 'cookie' }
    : undefined;
}

/** Makes somebody known: the cookie to be set, with a token that is kept nowhere else. */
export function newGuest(isSecure: boolean): { guest: string; cookie: string } {
  const token = randomBytes(32).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  const cookie = `${cookieName(isSecure)}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure}`;
  return { guest: hashOf(token), cookie };
}
