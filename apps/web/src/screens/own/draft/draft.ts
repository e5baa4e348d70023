import type { Rules } from '@hand-and-foot/engine';
import {
  changedKnobs,
  changesTo,
  checkRules,
  ruleSetById,
  type Problem,
  type RuleSet,
  type Warning,
  warningsOf,
} from '@hand-and-foot/rulesets';
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { plainText } from '@hand-and-foot/protocol';
import { idsRemembered, recall, storeValue } from '../../../parts/settings/memory.ts';
import { ownSetById, saveOwnSet, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { withKnob } from './withKnob.ts';

/** The text being edited, saved or not. */
export interface Written {
  readonly name: string;
  readonly author: string;
  readonly parent: string;
  readonly changes: Partial<Rules>;
}

/** A family's rules during editing. They may be unplayable, but can't be saved then. */
export interface Draft {
  readonly id: string;
  readonly parent: RuleSet;
  readonly label: Signal<{ readonly name: string; readonly author: string }>;
  readonly rules: ReadonlySignal<Rules>;
  readonly written: ReadonlySignal<Written>;
  readonly changed: ReadonlySignal<readonly (keyof Rules)[]>;
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Playable, but surely unintended. */
  readonly warnings: ReadonlySignal<readonly Warning[]>;
  /** Whether saving would change nothing. */
  readonly isSaved: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Stores unsaved changes, until the returned function is called. */
  keep(): () => void;
  /** Takes over another window's version, as one more change that can be undone. */
  adopt(): void;
  turn(knob: keyof Rules, value: unknown): void;
  putBack(knob: keyof Rules): void;
  undo(): void;
  /** The saved rules; undefined if the device won't let us. */
  save(): OwnSet | undefined;
}

const draftName = (id: string): string => `draft.${id}`;

const MOST_UNDONE = 200;

/** Starts new rules; they appear in the list once they're saved. */
export function beginDraft(id: string, written: Written): void {
  storeValue(draftName(id), written);
}

export function forgetDraft(id: string): void {
  storeValue(draftName(id), undefined);
}

/** Unsaved new rules and changes. */
export function unsavedDrafts(): (Written & { readonly id: string })[] {
  return idsRemembered(draftName('')).flatMap((id) => {
    const written = readable(recall(draftName(id)));
    return written ? [{ id, ...written }] : [];
  });
}

/** The unsaved draft with this id, or the saved rules. */
export function openDraft(id: string): Draft | undefined {
  const written = writtenUnder(id);
  const parent = ruleSetById(written?.parent ?? '');
  return written && parent ? draftOf(id, written, parent) : undefined;
}

function writtenUnder(id: string): Written | undefined {
  const saved = ownSetById(id);
  return readable(recall(draftName(id))) ?? (saved && asWritten(saved));
}

function draftOf(id: string, written: Written, parent: RuleSet): Draft {
  const label = signal({ name: written.name, author: written.author });
  const rules = signal<Rules>({ ...parent.rules, ...written.changes });
  const past = signal<readonly Rules[]>([]);
  const changed = computed(() => changedKnobs(parent.rules, rules.value));
  const problems = computed(() => checkRules(rules.value));
  const now = computed((): Written => ({
    ...label.value,
    parent: parent.id,
    changes: changesTo(parent.rules, rules.value),
  }));
  const isSaved = computed(() => {
    const kept = ownSetById(id);
    return kept !== undefined && JSON.stringify(asWritten(kept)) === JSON.stringify(now.value);
  });

  function change(next: Rules): void {
    past.value = [...past.value, rules.value].slice(-MOST_UNDONE);
    rules.value = next;
  }

  return {
    id,
    parent,
    label,
    rules,
    written: now,
    changed,
    problems,
    warnings: computed(() => (problems.value.length > 0 ? [] : warningsOf(rules.value))),
    isSaved,
    canUndo: computed(() => past.value.length > 0),
    keep: () => effect(() => storeValue(draftName(id), isSaved.value ? undefined : now.value)),
    adopt() {
      const other = writtenUnder(id);
      if (!other || JSON.stringify(other) === JSON.stringify(now.value)) return;
      // In one batch: a half-applied version would be stored and go back to the other window.
      batch(() => {
        label.value = { name: other.name, author: other.author };
        change({ ...parent.rules, ...other.changes });
      });
    },
    turn: (knob, value) => change(withKnob(rules.value, knob, value as never)),
    putBack: (knob) => change(withKnob(rules.value, knob, parent.rules[knob])),
    undo() {
      const last = past.value.at(-1);
      if (!last) return;
      past.value = past.value.slice(0, -1);
      rules.value = last;
    },
    save() {
      const { name, author, changes } = now.value;
      const version = (ownSetById(id)?.version ?? 0) + 1;
      const own: OwnSet = {
        id,
        name: plainText(name),
        ...(plainText(author) === '' ? {} : { author: plainText(author) }),
        version,
        parent: parent.id,
        changes,
      };
      if (!saveOwnSet(own)) return undefined;
      label.value = { name: own.name, author: own.author ?? '' };
      return own;
    },
  };
}

function asWritten({ name, author, parent, changes }: OwnSet): Written {
  return { name, author: author ?? '', parent, changes };
}

function readable(found: unknown): Written | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { name, author, parent, changes } = found as Record<keyof Written, unknown>;
  const sheet = typeof parent === 'string' ? ruleSetById(parent) : undefined;
  if (!sheet || typeof name !== 'string' || typeof author !== 'string') return undefined;
  if (typeof changes !== 'object' || changes === null) return undefined;
  const isFormless = checkRules({ ...sheet.rules, ...changes }).some(({ problem }) =>
    FORM.has(problem),
  );
  return isFormless ? undefined : { name, author, parent: sheet.id, changes };
}

/** Unsaved rules may make no sense, but each value has its form: the editor relies on it. */
const FORM = new Set<Problem['problem']>([
  'unknownKnob',
  'missingKnob',
  'wrongType',
  'outOfRange',
  'notAChoice',
  'unknownField',
  'missingField',
  'unknownKind',
  'missingKind',
  'unknownPlayers',
]);
