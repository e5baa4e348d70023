import { isAboutCards, isReaction, PHRASE_IDS, type PhraseId } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { words } from '../shared/words.ts';

/** The reason this person can't say anything here. */
export function whyNotTalk({ known }: RemoteLink): string | undefined {
  const { seat, seats, closed } = known.value;
  if (closed) return words.value.closed;
  const isSeated = seat !== undefined && seats[seat]?.is === 'person';
  return isSeated ? undefined : words.value.sitToTalk;
}

/** Whether nobody talks about cards right now. */
export function isQuietNow(link: RemoteLink): boolean {
  return link.terms.manners?.quiet === true && isPlayed(link);
}

function isPlayed({ known }: RemoteLink): boolean {
  const { view } = known.value;
  return view !== undefined && view.phase !== 'over';
}

/** The written phrases to offer now. Talk about cards is for partners in a round. */
export function phrasesAt(link: RemoteLink): PhraseId[] {
  const isAlone = link.terms.seating === 'alone';
  const maySayCards = !isAlone && isPlayed(link) && !isQuietNow(link);
  return PHRASE_IDS.filter((id) => !isReaction(id) && (maySayCards || !isAboutCards(id)));
}
