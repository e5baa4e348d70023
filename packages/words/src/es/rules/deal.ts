import type { Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { cards, points } from '../number.ts';

export const deal: Tellings<
  'piles' | 'deal' | 'exactGrab' | 'handChoice' | 'footPass' | 'upcard' | 'stockPiles' | 'starter'
> = {
  piles: ([hand, ...later]) => [
    later.length === 1
      ? `Cada jugador tiene dos montones: una mano de ${cards(hand!)} y un pie de ${cards(later[0]!)}.`
      : `Cada jugador tiene tres montones: una mano de ${cards(hand!)}, una rodilla de ${cards(later[0]!)} y un pie de ${cards(later[1]!)}.`,
  ],
  deal: (way) => [
    {
      grabbed:
        'Cada jugador toma sus cartas del mazo a ojo; lo que sobra vuelve y lo que falta se completa.',
      drawn: 'Cada jugador roba sus cartas una por una.',
      dealt: 'Las cartas se reparten.',
    }[way],
  ],
  exactGrab: (bonus) => [
    bonus === 0
      ? 'Tomar justo el número de cartas no da puntos.'
      : `Tomar justo el número de cartas da ${points(bonus)}.`,
  ],
  handChoice: (choice) => [
    {
      first: 'El primer montón es la mano.',
      byBottomCard:
        'Cada jugador mira la última carta de cada montón y luego elige cuál es su mano.',
      unseen: 'Cada jugador elige cuál de sus montones es la mano, sin mirar.',
    }[choice],
  ],
  footPass: (pass) => [
    {
      kept: 'Cada jugador se queda con sus dos montones.',
      left: 'El segundo montón se pasa al jugador de la izquierda, como su pie.',
      right: 'El segundo montón se pasa al jugador de la derecha, como su pie.',
      crosswise: 'Cada jugador pasa un montón a la izquierda y otro a la derecha.',
    }[pass],
  ],
  upcard: (upcard, { pack }) => {
    if (upcard.turn === 'none') return ['No se descubre ninguna carta; el pozo empieza vacío.'];
    const begins = 'Se descubre una carta para empezar el pozo';
    return [
      upcard.replace.length === 0
        ? `${begins}, sea la que sea.`
        : `${begins}; estas vuelven al mazo y se cambian: ${listedKinds(pack, upcard.replace)}.`,
    ];
  },
  stockPiles: (count) => [
    count === 1
      ? 'El mazo está en un solo montón.'
      : 'El mazo está en dos montones, y se puede robar de cualquiera.',
  ],
  starter: (starter) => [
    {
      drawn:
        'Quién empieza la primera ronda se decide al azar; cada ronda empieza el siguiente a la izquierda.',
      highCard:
        'Cada jugador saca una carta, y empieza la más alta; cada ronda empieza el siguiente a la izquierda.',
      leftOfHighCard:
        'Cada jugador saca una carta, y la más alta reparte primero. Empieza quien está a la izquierda del que reparte, y el reparto pasa a la izquierda cada ronda.',
      leftOfDealer:
        'Empieza quien está a la izquierda del que reparte; el reparto pasa a la izquierda cada ronda.',
    }[starter],
  ],
};
