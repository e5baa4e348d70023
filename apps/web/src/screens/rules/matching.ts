import type { RulesSection } from '@hand-and-foot/words';
import { hasAll } from './pieces.ts';

/** The sections with the lines in which every word is found; a title stands for all its lines. */
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
