import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hashOf } from '@hand-and-foot/fair';

/** A person, as far as the server knows them: the hash of a token only they have. */
export interface KnownGuest {
  readonly guest: string;
  /** A browser sends its cookie for any page; a token in a header is always deliberate. */
  readonly by: 'cookie' | 'bearer';
}

const TOKEN = /^[\w-]{43}$/;
const DAY = 86_400;
const YEAR = 365 * DAY;

/** `__Host-` ties the cookie to this origin, but browsers accept it only over HTTPS. */
const prefix = (isSecure: boolean): string => (isSecure ? '__Host-' : '');

export function guestOf(request: IncomingMessage, isSecure: boolean): KnownGuest | undefined {
  const bearer = bearerOf(request);
  if (bearer !== undefined)
    return TOKEN.test(bearer) ? { guest: hashOf(bearer), by: 'bearer' } : undefined;
  const token = tokenOf(request, isSecure);
  return token === undefined ? undefined : { guest: hashOf(token), by: 'cookie' };
}

/** The token in a program's header, which no page can make a browser send. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
}

/** A new guest's cookie, with a token that's stored nowhere else. */
export function newGuest(isSecure: boolean): { guest: string; cookie: string } {
  const token = randomBytes(32).toString('base64url');
  return { guest: hashOf(token), cookie: guestCookie(token, isSecure) };
}

/**
 * Cookies that keep a guest known for another year: the same token, and a mark that it was renewed, because browsers
 * don't tell a cookie's age. None while the mark is there.
 */
export function renewal(request: IncomingMessage, isSecure: boolean): string[] {
  const token = tokenOf(request, isSecure);
  if (token === undefined || cookieOf(request, markName(isSecure)) !== undefined) return [];
  return [guestCookie(token, isSecure), cookie(markName(isSecure), '1', 30 * DAY, isSecure)];
}

const markName = (isSecure: boolean): string => `${prefix(isSecure)}guest-renewed`;

function guestCookie(token: string, isSecure: boolean): string {
  return cookie(`${prefix(isSecure)}guest`, token, YEAR, isSecure);
}

function cookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function tokenOf(request: IncomingMessage, isSecure: boolean): string | undefined {
  const token = cookieOf(request, `${prefix(isSecure)}guest`);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const start = `${name}=`;
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(start))?.slice(start.length);
}
