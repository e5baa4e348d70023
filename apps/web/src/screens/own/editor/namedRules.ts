import { plainText } from '@hand-and-foot/protocol';
import type { NamedRules } from '../../../parts/settings/received.ts';
import { ownSetById } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';

/** The current rules, saved or not. */
export function namedRules({ id, written }: Draft): NamedRules {
  const { name, author, parent, changes } = written.value;
  const version = ownSetById(id)?.version;
  return {
    name: plainText(name) || words.value.title,
    ...(plainText(author) === '' ? {} : { author: plainText(author) }),
    ...(version === undefined ? {} : { version }),
    parent,
    changes,
  };
}
