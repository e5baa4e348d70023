import type { RulesSection } from '@hand-and-foot/words';
import { hasAll } from './pieces.ts';

/** Sections with the lines that match every word; a matching title keeps all its lines. */
export function matching(
  sections: readonly RulesSection[],
  words: readonly string[],
): RulesSection[] {
  return sections
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ text, ruling }) => hasAll([title, text, ruling ?? ''], words)),
    }))
    .filter(({ lines }) => lines.length > 0);
}
