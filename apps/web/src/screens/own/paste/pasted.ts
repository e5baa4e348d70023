import type { Rules } from '@hand-and-foot/engine';
import {
  changesTo,
  knownRuleSet,
  ruleSetById,
  sheetBehind,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import type { Reading } from '@hand-and-foot/reader';
import { recall, storeValue } from '../../../parts/settings/memory.ts';
import { newId } from '../../../parts/settings/newId.ts';
import { beginDraft, forgetDraft } from '../draft/draft.ts';

/** A pasted text, and the draft made from it once it has been read. */
export interface Pasted {
  readonly text: string;
  readonly draft?: string;
}

const NAME = 'pasted';

/** The text from before a reload. */
export function keptPaste(): Pasted {
  const kept = recall(NAME);
  if (typeof kept !== 'object' || kept === null) return { text: '' };
  const { text, draft } = kept as Record<string, unknown>;
  if (typeof text !== 'string') return { text: '' };
  return { text, ...(typeof draft === 'string' ? { draft } : {}) };
}

export function keepPaste(pasted: Pasted): void {
  storeValue(NAME, pasted.text === '' ? undefined : pasted);
}

/** Begins rules that play as the text says, in place of those from an earlier reading. */
export function beginFrom(
  { parent, changes }: Reading,
  name: string,
  earlier: string | undefined,
): string {
  if (earlier !== undefined) forgetDraft(earlier);
  const id = newId();
  const read: Rules = { ...nearestTo(parent).rules, ...changes };
  const sheet = sheetBehind(parent) ?? ruleSetById('house')!;
  beginDraft(id, { name, author: '', parent: sheet.id, changes: changesTo(sheet.rules, read) });
  return id;
}

/** The known rule set with this id. */
export function nearestTo(id: string): RuleSet {
  return knownRuleSet(id) ?? ruleSetById('house')!;
}
