import type { NamedRules } from '../../../parts/settings/received.ts';
import { ownSetById } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';

/** The rules as they stand now, saved or not. */
export function namedRules({ id, written }: Draft): NamedRules {
  const { name, author, parent, changes } = written.value;
  const version = ownSetById(id)?.version;
  return {
    name: name.trim() || words.value.title,
    ...(author.trim() === '' ? {} : { author: author.trim() }),
    ...(version === undefined ? {} : { version }),
    parent,
    changes,
  };
}
