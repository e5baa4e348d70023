import type { PickUp, PickUpWay } from '@hand-and-foot/engine';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { un } from '../noun.ts';
import { cards, countAlone, CARD } from '../number.ts';
import { nounFor } from '../ruleSet.ts';

const WAYS: Record<PickUpWay, (telling: Telling) => string> = {
  onMeld: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `sobre ${un(meld)} de tu bando en la mesa`;
  },
  pair: () => 'con dos naturales de su valor de la mano',
  naturalAndWild: () => 'con una natural de su valor y un comodín de la mano',
};

export const turn: Tellings<
  | 'draw'
  | 'starterUpcard'
  | 'pickUp'
  | 'pickUpAtLeast'
  | 'pickUpWith'
  | 'pickUpBlockedBy'
  | 'freezing'
  | 'discardFirst'
> = {
  draw: (draw) => [`Un turno empieza robando ${cards(draw)} del mazo.`],
  starterUpcard: (starterUpcard) => [
    starterUpcard === 'no'
      ? 'El primer turno de una ronda es como cualquier otro.'
      : 'En el primer turno de una ronda, quien empieza puede tomar la carta descubierta en vez de robar, y entonces no tiene que descartar.',
  ],
  pickUp: (pickUp, telling) => [taking(pickUp, telling)],
  pickUpAtLeast: (least) => [
    least === 1
      ? 'Con una sola carta ya se puede tomar el pozo.'
      : `El pozo se puede tomar cuando tiene ${cards(least)} o más.`,
  ],
  pickUpWith: (ways, telling) => [
    ways.length === 0
      ? 'Una carta tomada del pozo no tiene que jugarse enseguida.'
      : `La carta de arriba del pozo se juega enseguida: ${listed(
          ways.map((way) => WAYS[way](telling)),
          'or',
        )}.`,
  ],
  pickUpBlockedBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Ninguna carta de arriba impide tomar el pozo.'
      : `El pozo no se puede tomar mientras tenga encima una de estas: ${listedKinds(pack, kinds)}.`,
  ],
  freezing: (freezing) => [
    freezing === 'never'
      ? 'El pozo no se congela nunca.'
      : 'Un comodín descartado congela el pozo: hasta que alguien lo tome, solo se toma con dos naturales de la mano iguales a la carta de arriba.',
  ],
  discardFirst: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Un turno termina descartando una carta cualquiera.'
      : `Un turno termina con un descarte; mientras tengas alguna de estas, van antes que las demás: ${listedKinds(pack, kinds)}.`,
  ],
};

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  switch (pickUp.take) {
    case 'nothing':
      return 'El pozo no se toma nunca.';
    case 'card': {
      const taken =
        'La carta de arriba del pozo se puede tomar como la primera de las que se roban';
      return pickUp.mayComplete === 'yes'
        ? `${taken}.`
        : `${taken}, salvo que complete ${un(nounFor(ruleSet, 'book'))}.`;
    }
    case 'top': {
      const taken = `En vez de robar puedes tomar las ${countAlone(pickUp.cards, CARD)} cartas de arriba del pozo`;
      return ruleSet.rules.pickUpAtLeast < pickUp.cards
        ? `${taken}, o todas si hay menos.`
        : `${taken}.`;
    }
    case 'all':
      return 'En vez de robar puedes tomar todo el pozo.';
  }
}
