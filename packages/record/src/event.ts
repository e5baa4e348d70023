import type { Event, Secret, Terms } from '@hand-and-foot/engine';
import { laysRecord } from './action.ts';
import { faceOf, facesOf } from './cards.ts';
import type { Fields } from './malformed.ts';

/**
 * Events as the record writes them, cards by their faces. What only saves a client the arithmetic is left
 * out: a record has it in its positions, views and results.
 */
export function eventRecords(terms: Terms, events: readonly Event[]): Fields[] {
  return events.flatMap((event) =>
    event.event === 'sawBottoms' || event.event === 'sawPiles' ? [] : [eventRecord(terms, event)],
  );
}

type Told = Exclude<Event, { event: 'sawBottoms' | 'sawPiles' }>;

function eventRecord({ pack }: Terms, event: Told): Fields {
  const secret = (cards: Secret): string[] | number =>
    typeof cards === 'number' ? cards : facesOf(pack, cards);
  switch (event.event) {
    case 'drewForStart':
    case 'tookHand':
    case 'drew':
    case 'pickedUp':
    case 'tookFoot':
      return { ...event, cards: secret(event.cards) };
    case 'replaced': {
      const { from: _, ...told } = event;
      return { ...told, laid: facesOf(pack, event.laid), cards: secret(event.cards) };
    }
    case 'upcard': {
      const { card, froze: _, ...rest } = event;
      const told = { ...rest, replaced: facesOf(pack, event.replaced) };
      return card === undefined ? told : { ...told, card: faceOf(pack, card) };
    }
    case 'tookUpcard':
    case 'discarded':
      return { ...event, card: faceOf(pack, event.card) };
    case 'laid':
      return { ...event, lay: laysRecord(pack, event.lay) };
    case 'roundEnded':
      return { event: event.event, by: event.by };
    case 'roundBegan':
    case 'grabbed':
    case 'dealt':
    case 'passed':
    case 'choseHand':
    case 'completed':
    case 'capped':
    case 'asked':
    case 'answered':
    case 'turnEnded':
    case 'reshuffled':
    case 'deckAdded':
    case 'wentOut':
      return { ...event };
  }
}
