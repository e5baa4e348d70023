import { inSomeRound, lowestWins, onlyHeldCounts, type Rules } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import type { Tellings } from '../../rulesPage.ts';
import { nameOfKind } from '../kind.ts';
import { agree, feminine, un } from '../noun.ts';
import { counted, figure, points } from '../number.ts';
import { bookOf, nounFor, ofWilds } from '../ruleSet.ts';

const ROUND = feminine('ronda', 'rondas');

export const score: Tellings<KnobOf<'score'>> = {
  bookBonus: (bonus, { ruleSet }) =>
    (['clean', 'dirty', 'wild'] as const)
      // Without wild books, a bonus of nothing needs no mention.
      .filter((kind) => kind !== 'wild' || ruleSet.rules.wildMelds > 0 || bonus.wild > 0)
      .map((kind) =>
        bonus[kind] === 0
          ? `${capitalised(un(bookOf(ruleSet, kind)))} solo vale lo que valen sus cartas.`
          : `${capitalised(un(bookOf(ruleSet, kind)))} vale ${points(bonus[kind])}, además de sus cartas.`,
      ),
  rankBonus: (bonuses, telling) =>
    bonuses.length === 0
      ? [
          `${capitalised(un(nounFor(telling.ruleSet, 'book')))} vale lo mismo, sea de la carta que sea.`,
        ]
      : bonuses.map(({ rank, kind, bonus }) => {
          const noun = bookOf(telling.ruleSet, kind);
          const ranks = nameOfKind(telling.pack, telling.pack.kinds.indexOf(rank), 2);
          const of = kind === 'wild' ? `${agree(noun, 'hecho', 'hecha')} solo con` : 'de';
          const usual = telling.ruleSet.rules.bookBonus[kind];
          const instead = usual === 0 ? '' : ` en vez de ${figure(usual)}`;
          return `${capitalised(un(noun))} ${of} ${ranks} vale ${points(bonus)}${instead}.`;
        }),
  playBonus: (bonuses, { ruleSet }) =>
    bonuses.length === 0
      ? ['No hay otros puntos extra durante la ronda.']
      : bonuses.map(
          ({ for: deed, bonus }) =>
            ({
              bookAtOnce: `Bajar ${un(nounFor(ruleSet, 'book'))} ${agree(nounFor(ruleSet, 'book'), 'entero', 'entera')} de una vez da ${points(bonus)} más.`,
              firstDown: `Si te bajas antes que nadie, ganas ${points(bonus)}.`,
              outAtOnce: `Si te bajas y cierras en el mismo turno, ganas ${points(bonus)} más.`,
            })[deed],
        ),
  penalties: (penalties, { ruleSet }) =>
    penalties.length === 0
      ? ['No hay más penalizaciones que las cartas que te quedan.']
      : penalties.map(({ for: what, points: lost }) => {
          const [book, meld] = [nounFor(ruleSet, 'book'), nounFor(ruleSet, 'meld')];
          return {
            foot: `Si al terminar la ronda no has tomado tu pie, pierdes ${points(lost)}.`,
            wildMeld: `Cada ${ofWilds(meld).one} que no llegue a ${book.one} te cuesta ${points(lost)}.`,
            notDown: `Si al terminar la ronda no te has bajado, pierdes ${points(lost)}.`,
          }[what];
        }),
  unfinished: (unfinished, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    const { many } = meld;
    const later = agree(meld, 'del segundo y de los', 'de la segunda y de las');
    return [
      {
        plus: `Las cartas de ${many} sin terminar suman.`,
        none: `Las cartas de ${many} sin terminar no cuentan.`,
        minus: `Las cartas de ${many} sin terminar restan, como si te hubieran quedado en la mano.`,
        laterMinus: `Si tienes ${agree(meld, 'varios', 'varias')} ${many} del mismo valor, las cartas ${later} siguientes restan mientras no estén ${agree(meld, 'terminados', 'terminadas')}, como si te hubieran quedado en la mano.`,
      }[unfinished],
    ];
  },
  counts: (counts, { ruleSet: { rules } }) => [
    {
      all: 'Cuenta todo lo que hay en la mesa, y los puntos extra también.',
      held: `Solo cuentan las cartas que te quedan, y restan. ${scoresNothing(rules)} Los totales son 0 o menos, y gana el más cercano a 0.`,
      lowWins: `Solo cuentan las cartas que te quedan. ${scoresNothing(rules)} Gana el total más bajo.`,
    }[counts],
  ],
  emptyStock: (empty, { ruleSet }) => {
    const { goOutBonus } = ruleSet.rules;
    const hasBonus =
      !onlyHeldCounts(ruleSet.rules) && inSomeRound(goOutBonus).some((bonus) => bonus > 0);
    const ends = `terminas tu turno y acaba la ronda.${hasBonus ? ' Nadie recibe los puntos por cerrar.' : ''}`;
    switch (empty) {
      case 'endsRound':
        return [`Cuando se acaba el mazo, ${ends}`];
      case 'reshuffle':
        return [
          'Cuando se acaba el mazo, se baraja el pozo, menos la carta de arriba, y queda como mazo nuevo.',
        ];
      case 'playOn':
        return [
          `Cuando se acaba el mazo, solo puedes seguir si tomas el pozo. Si no puedes o no quieres, acaba la ronda.${hasBonus ? ' En ese caso nadie recibe los puntos por cerrar.' : ''}`,
        ];
      case 'addDeck':
        return [
          'La primera vez que se acaba el mazo en una ronda, se añade otra baraja.',
          `Cuando se vuelve a acabar, ${ends}`,
        ];
      default:
        return [
          `Cuando se acaba el mazo, se baraja el pozo, menos la carta de arriba, y queda como mazo nuevo. Esto se hace ${empty.reshuffle === 1 ? 'una sola vez' : `hasta ${empty.reshuffle} veces`} por ronda.`,
          `Cuando se vuelve a acabar, ${ends}`,
        ];
    }
  },
  gameEnd: (end, { ruleSet: { rules } }) => {
    const wins = `Gana el total más ${lowestWins(rules) ? 'bajo' : 'alto'}.`;
    if (end.after === 'rounds') return [`La partida dura ${counted(end.rounds, ROUND)}. ${wins}`];
    const reaches = rules.counts === 'held' ? 'baja a −' : 'llega a ';
    return [
      `La partida acaba después de la ronda en que alguien ${reaches}${points(end.points)}, o después de ${counted(end.atMost, ROUND)}. ${wins}`,
    ];
  },
};

/** The score of the player or team that goes out, where only cards left over count. */
function scoresNothing(rules: Rules): string {
  return {
    always: 'El equipo que cierra suma 0.',
    never: 'Quien cierra suma 0.',
    sometimes: 'Quien cierra suma 0, y su equipo también, si lo tiene.',
  }[partnersIn(rules)];
}
