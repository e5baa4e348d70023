import {
  ruleSetById,
  resolveRules,
  changesTo,
  sheetBehind,
  type OwnRules,
  type Problem,
} from '@hand-and-foot/rulesets';
import { plainText } from '@hand-and-foot/protocol';
import { asRuleSet, ownSets, saveOwnSet, type ChoosableSet, type OwnSet } from './ownRules.ts';
import { newId } from './newId.ts';

/** A family's rules with a name, wherever they are. */
export type NamedRules = OwnRules & { readonly name: string };

/** Rules from a link or a file, checked and in the form we store. */
export type Received =
  | { readonly ok: true; readonly own: NamedRules }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function receive(source: unknown): Received {
  const resolved = resolveRules(source);
  if (!resolved.ok) return resolved;
  const { id, name, rules } = resolved.ruleSet;
  const parent = sheetBehind(id) ?? ruleSetById('house')!;
  const author = textOf(source, 'author');
  const version = versionOf(source);
  return {
    ok: true,
    own: {
      name,
      ...(author === undefined ? {} : { author }),
      ...(version === undefined ? {} : { version }),
      parent: parent.id,
      changes: changesTo(parent.rules, rules),
    },
  };
}

/** The same rules under the same name, if they're saved already. */
export function alreadyKept({ name, parent, changes }: OwnRules): OwnSet | undefined {
  return ownSets.value.find(
    (own) =>
      own.name === name &&
      own.parent === parent &&
      JSON.stringify(own.changes) === JSON.stringify(changes),
  );
}

/** Saves received rules; undefined if the device won't let us. */
export function keep(received: NamedRules): OwnSet | undefined {
  const own = { ...received, id: newId(), version: received.version ?? 1 };
  return alreadyKept(received) ?? (saveOwnSet(own) ? own : undefined);
}

/** As a rule set that can be explained and printed. */
export function ruleSetOf(own: NamedRules): ChoosableSet {
  return asRuleSet({ ...own, id: '', version: 1 });
}

/** As a file that this page and the terminal program read. */
export function fileOf({ name, author, version, parent, changes }: OwnRules): string {
  return `${JSON.stringify({ name, author, version, parent, changes }, null, 2)}\n`;
}

function textOf(source: unknown, key: string): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const text: unknown = Reflect.get(source, key);
  if (typeof text !== 'string') return undefined;
  return plainText(text).slice(0, 60) || undefined;
}

function versionOf(source: unknown): number | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const version: unknown = Reflect.get(source, 'version');
  return Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : undefined;
}
