import { computed } from '@preact/signals';
import { correctPlace, moveTo, place } from './place.ts';

/** The current screen; it's in the address, so reload and the back button work. */
export type Route =
  | { readonly at: 'start' | (typeof PLAIN)[number] }
  | { readonly at: Exclude<(typeof NAMED)[number], 'replay'>; readonly id: string }
  /** A game played again, from one of its steps. */
  | { readonly at: 'replay'; readonly id: string; readonly step?: number }
  /** A family's own rules: the list, or one to edit. */
  | { readonly at: 'own'; readonly id?: string }
  /** The scorepad: a new one, an existing one, or one of its rounds to count. */
  | { readonly at: 'pad'; readonly id?: string; readonly round?: number }
  /** A table on the server: to play, to claim a seat by a private link, to watch, to check; or a night of several. */
  | { readonly at: SharedPlace; readonly id: string; readonly code?: string };

/** Screens whose address is their name; `paste` reads a rule sheet that's pasted, `club` makes a night. */
const PLAIN = ['games', 'stats', 'learn', 'interview', 'paste', 'friends', 'club'] as const;

/**
 * Screens of one thing each, which the address names: a game at its table, played again or reviewed, a daily deal
 * (today's if none is named), a rule set's rules, a published game, the sheet of rules to print, two rule sets side by side
 * (`A..B`), and what to expect of one or two.
 */
const NAMED = [
  'table',
  'replay',
  'review',
  'daily',
  'rules',
  'published',
  'sheet',
  'compare',
  'try',
] as const;

function isOneOf<Name extends string>(names: readonly Name[], at: string | undefined): at is Name {
  return names.some((name) => name === at);
}

type SharedPlace = 'shared' | 'seat' | 'watch' | 'check' | 'night';

/** Addresses that people send each other are short. */
const SHORT: Readonly<Record<SharedPlace, string>> = {
  shared: 't',
  seat: 's',
  watch: 'w',
  check: 'check',
  night: 'n',
};

/** The short addresses that are paths. */
const SHARED = { t: 'shared', w: 'watch', n: 'night' } as const;

export const route = computed<Route>(() => routeAt(place.value));

export function go(to: Route, how?: 'push' | 'replace'): void {
  moveTo(addressOf(to), how);
}

/** Writes the address of what is shown already, so that it can be copied from there. */
export function showAddress(to: Route): void {
  correctPlace(addressOf(to));
}

/** Relative to the page's folder. */
export function addressOf(to: Route): string {
  switch (to.at) {
    case 'start':
      return '#/';
    case 'shared':
    case 'watch':
    case 'night':
      // A real path, so messengers can show what it leads to. The code stays with the browser.
      return `${SHORT[to.at]}/${to.id}${to.code === undefined ? '' : `#${to.code}`}`;
    case 'seat':
    case 'check':
      return `#/${SHORT[to.at]}/${to.id}${to.code === undefined ? '' : `.${to.code}`}`;
    case 'pad':
      return ['#/pad', to.id, to.round].filter((part) => part !== undefined).join('/');
    case 'replay':
      return ['#/replay', encodeURIComponent(to.id), to.step]
        .filter((part) => part !== undefined)
        .join('/');
    case 'own':
      return to.id === undefined ? '#/own' : `#/own/${encodeURIComponent(to.id)}`;
    default:
      return 'id' in to ? `#/${to.at}/${encodeURIComponent(to.id)}` : `#/${to.at}`;
  }
}

/** The route at a place of the page, in any form that a link ever had. */
export function routeAt(address: string): Route {
  const [path = '', after = ''] = splitOnce(address, '#');
  const [, short = '', table] = /^([twn])\/([^/?]+)/.exec(path) ?? [];
  if (table === undefined || after.startsWith('/')) return routeAfter(after);
  const code = after === '' ? '' : `.${after}`;
  return sharedAt(SHARED[short as keyof typeof SHARED], table + code);
}

/** The route after the `#`. */
function routeAfter(text: string): Route {
  const [, at, id = '', part = ''] = text.split('/');
  if (at === 'replay' && /^\d{1,6}$/.test(part)) return { at, id: decoded(id), step: Number(part) };
  if (isOneOf(NAMED, at)) return { at, id: decoded(id) };
  if (isOneOf(PLAIN, at)) return { at };
  switch (at) {
    case 'pad':
      return padAt(id, part);
    case 'own':
      return id === '' ? { at } : { at, id: decoded(id) };
    case 't':
      return sharedAt('shared', id);
    case 's':
      return sharedAt('seat', id);
    case 'w':
      return sharedAt('watch', id);
    case 'check':
      return sharedAt('check', id);
    case 'n':
      return sharedAt('night', id);
    default:
      return { at: 'start' };
  }
}

function padAt(id: string, round: string): Route {
  if (!/^\w{1,40}$/.test(id)) return { at: 'pad' };
  return /^\d{1,3}$/.test(round) ? { at: 'pad', id, round: Number(round) } : { at: 'pad', id };
}

/** A table's id, and a code after a dot. */
function sharedAt(at: SharedPlace, text: string): Route {
  const [, id, code] = /^([\w-]{1,64})(?:\.([\w-]{1,40}))?$/.exec(decoded(text)) ?? [];
  if (id === undefined) return { at: 'friends' };
  return { at, id, ...(code === undefined ? {} : { code }) };
}

/** Whether an id is a rules link or the rest of one; table ids are shorter. */
export function isLink(id: string): boolean {
  return /^[ab].{14,}$/.test(id);
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** An address may contain anything. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
