import type { PickUp, PickUpWay } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { un } from '../noun.ts';
import { cards } from '../number.ts';
import { nounFor } from '../ruleSet.ts';

const WAYS: Record<PickUpWay, (telling: Telling) => string> = {
  onMeld: ({ ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    return `en ${un(meld)} que tengas en la mesa`;
  },
  pair: () => 'con 2 naturales de su valor que tengas en la mano',
  naturalAndWild: () => 'con 1 natural de su valor y 1 comodín que tengas en la mano',
};

export const turn: Tellings<KnobOf<'turn'>> = {
  draw: (draw) => [`Empieza tu turno robando ${cards(draw)}.`],
  starterUpcard: (starterUpcard) => [
    starterUpcard === 'no'
      ? 'El primer turno de una ronda es como cualquier otro.'
      : 'En el primer turno de una ronda, quien empieza puede tomar la carta descubierta en vez de robar, y entonces no tiene que descartar.',
  ],
  pickUp: (pickUp, telling) => [taking(pickUp, telling)],
  pickUpAtLeast: (least) => [
    least === 1
      ? 'Puedes tomar el pozo aunque solo tenga 1 carta.'
      : `Puedes tomar el pozo cuando tiene al menos ${cards(least)}.`,
  ],
  pickUpWith: (ways, telling) => [
    ways.length === 0
      ? 'No tienes que jugar en el acto la carta que tomas del pozo.'
      : `Para tomarlo, tienes que jugar en el acto la carta de arriba: ${listed(
          ways.map((way) => WAYS[way](telling)),
          'or',
        )}.`,
  ],
  pickUpBlockedBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Puedes tomar el pozo con cualquier carta encima.'
      : `No puedes tomar el pozo si tiene encima una de estas: ${listedKinds(pack, kinds)}.`,
  ],
  freezing: (freezing) => [
    freezing === 'never'
      ? 'El pozo no se congela nunca.'
      : 'Un comodín descartado congela el pozo. Hasta que alguien lo tome, necesitas en la mano 2 naturales iguales a la carta de arriba.',
  ],
  discardFirst: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Termina tu turno descartando 1 carta.'
      : `Termina tu turno descartando 1 carta. Si tienes alguna de estas, van primero: ${listedKinds(pack, kinds)}.`,
  ],
};

function taking(pickUp: PickUp, { ruleSet }: Telling): string {
  switch (pickUp.take) {
    case 'nothing':
      return 'Nadie toma el pozo.';
    case 'card': {
      const taken = 'Puedes tomar la carta de arriba del pozo como la primera que robas';
      return pickUp.mayComplete === 'yes'
        ? `${taken}.`
        : `${taken}, salvo que complete ${un(nounFor(ruleSet, 'book'))}.`;
    }
    case 'top': {
      const taken = `En vez de robar puedes tomar ${pickUp.cards === 1 ? 'la carta' : `las ${cards(pickUp.cards)}`} de arriba del pozo`;
      return ruleSet.rules.pickUpAtLeast < pickUp.cards
        ? `${taken}, o todas si hay menos.`
        : `${taken}.`;
    }
    case 'all':
      return 'En vez de robar puedes tomar el pozo entero.';
  }
}
