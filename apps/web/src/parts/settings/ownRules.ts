import { ruleSetById, ruleSets, type OwnRules, type RuleSet } from '@hand-and-foot/rulesets';
import { signal } from '@preact/signals';

/** A family's rules as they are kept on this device: a rule set, and the lines that were changed. */
export interface OwnSet extends OwnRules {
  readonly id: string;
  readonly name: string;
  /** Counts up whenever it is saved. */
  readonly version: number;
}

/** A rule set to choose; one of the family's own says what it was changed from. */
export interface ChoosableSet extends RuleSet {
  readonly parent?: string;
  readonly author?: string;
  /** How many of the parent's lines were changed. */
  readonly changes?: number;
}

/** Each lies in a place of its own, so that two windows never write over each other's. */
const PLACE = 'hand-and-foot.own.';

/** What tells a family's rule set from ours wherever an id stands. */
const OWN = 'own.';

/** The family's rule sets, by name. */
export const ownSets = signal<readonly OwnSet[]>(readAll());

/** Follows what other windows of this page save. */
export function followShelf(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PLACE)) ownSets.value = readAll();
  });
}

/** Keeps it for good; false where the device's store is full or closed to the page. */
export function shelve(own: OwnSet): boolean {
  try {
    localStorage.setItem(PLACE + own.id, JSON.stringify(own));
  } catch {
    return false;
  }
  ownSets.value = readAll();
  return true;
}

export function takeOff(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // Then it was never kept.
  }
  ownSets.value = readAll();
}

export function ownSetById(id: string): OwnSet | undefined {
  return ownSets.value.find((own) => own.id === id);
}

/** The id by which a family's rule set is chosen among the others. */
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

/** What a table is asked for that is to be played by these rules. */
export function sourceOf({ id }: RuleSet): unknown {
  const own = id.startsWith(OWN) ? ownSetById(id.slice(OWN.length)) : undefined;
  return own ? { parent: own.parent, name: own.name, changes: own.changes } : id;
}

/** What is kept was checked when it was saved, and is checked again by the table that is to be played by it. */
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

function readAll(): OwnSet[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .flatMap((key) => readable(localStorage.getItem(key)))
      .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  } catch {
    return [];
  }
}

/** Anything may be found in the browser; what cannot be used stays where it is, and is not shown. */
function readable(text: string | null): OwnSet[] {
  try {
    const found = JSON.parse(text ?? '') as OwnSet;
    const { id, name, version } = found;
    const isWhole = [id, name].every((part) => typeof part === 'string') && version >= 1;
    return isWhole && ruleSetById(found.parent) && seats(asRuleSet(found)) ? [found] : [];
  } catch {
    return [];
  }
}

/** Whoever chooses a rule set is offered its numbers of players and their sides. */
function seats({ rules: { decks, seating } }: RuleSet): boolean {
  const numbers = Object.keys(decks);
  return numbers.length > 0 && numbers.every((players) => (seating[players]?.length ?? 0) > 0);
}
