import type { Event, Secret, Terms } from '@hand-and-foot/engine';
import { laysRecord } from './action.ts';
import { faceOf, facesOf } from './cards.ts';
import type { Fields } from './malformed.ts';

/** An event as the record writes it, cards by their faces. */
export function eventRecord({ pack }: Terms, event: Event): Fields {
  const secret = (cards: Secret): string[] | number =>
    typeof cards === 'number' ? cards : facesOf(pack, cards);
  switch (event.event) {
    case 'drewForStart':
    case 'tookHand':
    case 'drew':
    case 'pickedUp':
    case 'tookFoot':
      return { ...event, cards: secret(event.cards) };
    case 'replaced':
      return { ...event, laid: facesOf(pack, event.laid), cards: secret(event.cards) };
    case 'upcard': {
      const { card, ...rest } = event;
      const told = { ...rest, replaced: facesOf(pack, event.replaced) };
      return card === undefined ? told : { ...told, card: faceOf(pack, card) };
    }
    case 'tookUpcard':
    case 'discarded':
      return { ...event, card: faceOf(pack, event.card) };
    case 'laid':
      return { ...event, lay: laysRecord(pack, event.lay) };
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
    case 'wentOut':
    case 'roundEnded':
      return { ...event };
  }
}
