import { seatingsFor } from '@hand-and-foot/engine';
import {
  playersOf,
  ruleSetById,
  ruleSets,
  type OwnRules,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { computed, signal } from '@preact/signals';

/** A family's rules on this device: a rule set and its changes. */
export interface OwnSet extends OwnRules {
  readonly id: string;
  readonly name: string;
  /** Increases with every save. */
  readonly version: number;
}

/** A selectable rule set; a family's own names the one it's based on. */
export interface ChoosableSet extends RuleSet {
  readonly parent?: string;
  readonly author?: string;
  /** Number of the parent's lines that were changed. */
  readonly changes?: number;
}

/** Each has its own key, so two windows never overwrite each other's. */
const PLACE = 'hand-and-foot.own.';

/** Prefix of a family's rule set wherever an id appears. */
const OWN = 'own.';

/** Everything stored on this device: rule sets by name, and the names of those that can't be read. */
const stored = signal(readAll());

/** The family's rule sets, by name. */
export const ownSets = computed<readonly OwnSet[]>(() => stored.value.sets);

/** Names of stored rule sets that can't be opened; undefined for one whose name can't be read, either. */
export const unreadSets = computed<readonly (string | undefined)[]>(() => stored.value.unread);

/** Follows saves in other windows of this page. */
export function followOwnSets(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PLACE)) stored.value = readAll();
  });
}

/** Stores it; false if the store is full or closed to the page. */
export function saveOwnSet(own: OwnSet): boolean {
  try {
    localStorage.setItem(PLACE + own.id, JSON.stringify(own));
  } catch {
    return false;
  }
  stored.value = readAll();
  return true;
}

export function deleteOwnSet(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // Then it was never stored.
  }
  stored.value = readAll();
}

export function ownSetById(id: string): OwnSet | undefined {
  return ownSets.value.find((own) => own.id === id);
}

/** The id of a family's rule set among the others. */
export function choosableId({ id }: OwnSet): string {
  return OWN + id;
}

/** Ours, then the family's. */
export function choosableSets(): ChoosableSet[] {
  return [...ruleSets, ...ownSets.value.map(asRuleSet)];
}

export function choosableSet(id: string): ChoosableSet | undefined {
  return choosableSets().find((ruleSet) => ruleSet.id === id);
}

/** The rules in a request for a new table. */
export function sourceOf({ id }: RuleSet): unknown {
  const own = id.startsWith(OWN) ? ownSetById(id.slice(OWN.length)) : undefined;
  return own ? { parent: own.parent, name: own.name, changes: own.changes } : id;
}

/** Stored rules were checked when saved, and the table checks them again. */
export function asRuleSet(own: OwnSet): ChoosableSet {
  const parent = ruleSetById(own.parent)!;
  return {
    ...parent,
    id: choosableId(own),
    name: own.name,
    parent: parent.id,
    changes: Object.keys(own.changes).length,
    ...(own.author === undefined ? {} : { author: own.author }),
    rules: { ...parent.rules, ...own.changes },
    rulings: parent.rulings.filter(({ knob }) => !(knob in own.changes)),
  };
}

interface Stored {
  readonly sets: readonly OwnSet[];
  readonly unread: readonly (string | undefined)[];
}

/** Storage may hold anything; what can't be opened stays there, and people are told. */
function readAll(): Stored {
  const found = storedTexts().map((text) => ({ text, own: readable(text) }));
  return {
    sets: found
      .flatMap(({ own }) => own ?? [])
      .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)),
    unread: found.flatMap(({ text, own }) => (own ? [] : [nameIn(text)])),
  };
}

function storedTexts(): (string | null)[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .map((key) => localStorage.getItem(key));
  } catch {
    return [];
  }
}

function readable(text: string | null): OwnSet | undefined {
  try {
    const found = JSON.parse(text ?? '') as OwnSet;
    const { id, name, version } = found;
    const isWhole = [id, name].every((part) => typeof part === 'string') && version >= 1;
    return isWhole && ruleSetById(found.parent) && seats(asRuleSet(found)) ? found : undefined;
  } catch {
    return undefined;
  }
}

function nameIn(text: string | null): string | undefined {
  try {
    const { name } = JSON.parse(text ?? '') as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Choosing a rule set offers its numbers of players and their partnerships. */
function seats({ rules }: RuleSet): boolean {
  const numbers = playersOf(rules);
  return numbers.length > 0 && numbers.every((players) => seatingsFor(rules, players).length > 0);
}
