import { grabBonuses, type FootPass, type NearGrab } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import type { Tellings } from '../../rulesPage.ts';
import { oneOfKinds } from '../kind.ts';
import { listedApart } from '../list.ts';
import { cards, points } from '../number.ts';
import { inEachRound } from './rounds.ts';

const PASSING: Record<FootPass, string> = {
  kept: 'cada uno se queda con sus montones',
  left: 'le pasas tu segundo montón al jugador de tu izquierda, y será su pie',
  right: 'le pasas tu segundo montón al jugador de tu derecha, y será su pie',
  crosswise: 'pasas un montón a la izquierda y otro a la derecha',
  bothLeft: 'le pasas tus dos montones al jugador de tu izquierda',
  bothRight: 'le pasas tus dos montones al jugador de tu derecha',
  partner: 'le pasas tu segundo montón a tu compañero, y será su pie',
};

export const deal: Tellings<KnobOf<'deal'>> = {
  piles: ([hand, ...later]) => [
    later.length === 1
      ? `Cada uno recibe 2 montones: una mano de ${cards(hand!)} y un pie de ${cards(later[0]!)}.`
      : `Cada uno recibe 3 montones: una mano de ${cards(hand!)}, una rodilla de ${cards(later[0]!)} y un pie de ${cards(later[1]!)}.`,
  ],
  forPlayers: (entries, { ruleSet: { rules }, tell }) => {
    const said = entries.flatMap(({ players, ...own }) =>
      (Object.keys(own) as (keyof typeof own)[])
        .flatMap((knob) => tell(knob, { ...rules, ...own }))
        .map((text) => `Con ${players} jugadores, ${text[0]!.toLowerCase()}${text.slice(1)}`),
    );
    return said.length > 0 ? said : ['Es igual con cualquier número de jugadores.'];
  },
  deal: (way) => [
    {
      grabbed:
        'Cada jugador toma sus cartas del mazo a ojo. Las que sobran vuelven al mazo, y las que faltan se toman de ahí.',
      grabbedByDealer:
        'Reparte quien está a la derecha de quien empieza, y toma a ojo del mazo las cartas de todos. Las que sobran vuelven al mazo, y las que faltan se toman de ahí.',
      drawn: 'Cada jugador roba sus cartas de una en una.',
      dealt: 'Un jugador reparte las cartas.',
    }[way],
  ],
  exactGrab: (exactGrab) => {
    const [nearest, ...others] = grabBonuses({ deal: 'grabbed', exactGrab, counts: 'all' });
    if (!nearest) return ['Tomar el número exacto de cartas no da puntos.'];
    const within = ({ off, bonus }: NearGrab): string =>
      `fallar por ${cards(off)}${off === 1 ? '' : ' o menos'} da ${points(bonus)}`;
    const near =
      nearest.off === 0
        ? ''
        : `, o fallar por ${nearest.off}${nearest.off === 1 ? '' : ' o menos'},`;
    const first = `tomar el número exacto de cartas${near} da ${points(nearest.bonus)}`;
    return [capitalised(`${listedApart([first, ...others.map(within)])}.`)];
  },
  handChoice: (choice) => [
    {
      first: 'Tu primer montón es tu mano.',
      byBottomCard: 'Miras la carta de abajo de cada montón y eliges cuál es tu mano.',
      unseen: 'Sin mirar, eliges qué montón es tu mano.',
      highBottom:
        'El montón con la carta de abajo más alta es tu mano: primero los jokers, luego los ases y así hasta los doses. Si son iguales, eliges tú.',
      lowBottom:
        'El montón con la carta de abajo más baja es tu mano: primero los doses y así hasta los ases y los jokers. Si son iguales, decide el palo, de menor a mayor: tréboles, diamantes, corazones y picas.',
      topSeen: 'Miras la carta de arriba de cada montón y eliges cuál es tu mano.',
      seen: 'Miras los dos montones y eliges cuál es tu mano.',
    }[choice],
  ],
  footPass: (pass, { ruleSet }) => inEachRound(ruleSet, pass, (way) => PASSING[way]),
  upcard: (upcard, { pack }) => {
    if (upcard.turn === 'none') return ['No hay carta descubierta: el pozo empieza vacío.'];
    const begins = 'Se descubre una carta para empezar el pozo';
    const { freezes = [] } = upcard;
    return [
      upcard.replace.length === 0
        ? `${begins}, sea la que sea.`
        : `${begins}. Si sale ${oneOfKinds(pack, upcard.replace)}, vuelve al mazo y se descubre otra.`,
      ...(freezes.length === 0
        ? []
        : [
            `Si la carta descubierta es ${oneOfKinds(pack, freezes)}, el pozo queda congelado hasta que alguien lo tome.`,
          ]),
    ];
  },
  stockPiles: (count) => [count === 1 ? 'Hay 1 mazo.' : `Hay ${count} mazos.`],
  drawFrom: (from) => [
    from === 'any'
      ? 'Puedes robar de cualquier mazo, incluso varias veces del mismo.'
      : 'Robas cada carta de un mazo distinto, mientras haya suficientes mazos con cartas.',
  ],
  starter: (starter, { ruleSet }) => {
    const isLeft = ruleSet.rules.nextStarter === 'left';
    const then = isLeft ? ' Después, cada ronda la empieza el siguiente a la izquierda.' : '';
    return [
      {
        drawn: `La primera ronda la empieza un jugador elegido al azar.${then}`,
        highCard: `Cada jugador saca una carta, y quien saca la más alta empieza la primera ronda.${then}`,
        leftOfHighCard: isLeft
          ? 'Cada jugador saca una carta, y quien saca la más alta reparte primero. Empieza quien está a la izquierda del que reparte, y cada ronda el reparto pasa a la izquierda.'
          : 'Cada jugador saca una carta, y quien saca la más alta reparte primero. La primera ronda la empieza quien está a la izquierda del que reparte.',
        leftOfDealer: isLeft
          ? 'Empieza quien está a la izquierda del que reparte. Cada ronda el reparto pasa a la izquierda.'
          : 'La primera ronda la empieza quien está a la izquierda del que reparte.',
      }[starter],
    ];
  },
  nextStarter: (next) => [
    next === 'left'
      ? 'Cada ronda la empieza el siguiente a la izquierda.'
      : 'Quien cierra empieza la ronda siguiente. Si nadie cierra, empieza el siguiente a la izquierda.',
  ],
};
