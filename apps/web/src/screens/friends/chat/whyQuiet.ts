import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../shared/words.ts';

/** The reason this person can't chat right now. */
export function whyQuiet({ known, terms }: RemoteLink): string | undefined {
  const {
    seat,
    seats,
    view,
    closed,
    terms: { pack },
  } = known.value;
  if (closed) return words.value.closed;
  const isPlayed = view !== undefined && view.phase !== 'over';
  const context = { ruleSet: ruleSetOf(terms.rules), pack, names: [] };
  if (seat === undefined || seats[seat]?.is !== 'person') return words.value.sitToTalk;
  return terms.manners?.quiet === true && isPlayed
    ? speech.value.sayRefusal({ why: 'quiet' }, context)
    : undefined;
}
