import type { Card, Kind, Role } from '@hand-and-foot/engine';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import type { Sayings } from '../sayings.ts';
import { theCard } from './card.ts';
import { nameOfKind, nounOfKind } from './kind.ts';
import { agree, feminine, los, un } from './noun.ts';
import { CARD, cards, countAlone, counted, figure, NATURAL, points, thereAre } from './number.ts';
import { nounFor, ofWilds } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';
import { tooManyWilds } from './wildLimit.ts';

const TIME = feminine('vez', 'veces');

/** Laying cards, adding to melds and opening. */
export const laying: Sayings<
  | 'notHeld'
  | 'nothingLaid'
  | 'noSuchMeld'
  | 'notMeldable'
  | 'mixedRanks'
  | 'wrongRank'
  | 'tooFewCards'
  | 'tooFewNaturals'
  | 'tooManyWilds'
  | 'wildMeldsOnlyWilds'
  | 'noWildMelds'
  | 'tooManyWildMelds'
  | 'bookClosed'
  | 'bookTakesNaturals'
  | 'cappedStaysClean'
  | 'rankTaken'
  | 'earlierUnfinished'
  | 'onlyGoingOut'
  | 'notEnoughToOpen'
> = {
  notHeld: ({ card, have, need }, context) =>
    have === 0
      ? `No tienes ${theCard(context, card)}. Elige entre las cartas de tu mano.`
      : `Tienes ${theCard(context, card)} ${counted(have, TIME)}; para esto hacen falta ${countAlone(need, TIME)}.`,
  nothingLaid: () => 'No hay cartas elegidas. Elige las que quieras bajar.',
  noSuchMeld: (_, { ruleSet }) => {
    const meld = nounFor(ruleSet, 'meld');
    const other = agree(meld, 'otro', 'otra');
    return `No tienes ${agree(meld, 'ese', 'esa')} ${meld.one} en la mesa. Elige ${other}, o empieza ${agree(meld, 'uno nuevo', 'una nueva')}.`;
  },
  notMeldable: ({ card }, context) => ruleSays(context, whyNotLaid(card, context)),
  mixedRanks: (_, context) =>
    ruleSays(
      context,
      `${un(nounFor(context.ruleSet, 'meld'))} es de un solo valor. Baja cada valor por separado.`,
    ),
  wrongRank: ({ card, rank }, context) => {
    const { pack } = context;
    const lay = agree(nounOfKind(pack, pack.kindOf[card]!), 'Bájalo', 'Bájala');
    return `${capitalised(theCard(context, card))} no va con ${los(nounOfKind(pack, rank))}. ${lay} con su propio valor.`;
  },
  tooFewCards: ({ have, need }, context) =>
    ruleSays(
      context,
      `${un(nounFor(context.ruleSet, 'meld'))} empieza con ${cards(need)} o más; ${thereAre(have, CARD)}.`,
    ),
  tooFewNaturals: ({ have, need }, context) =>
    ruleSays(
      context,
      `${un(nounFor(context.ruleSet, 'meld'))} empieza con al menos ${counted(need, NATURAL)}; ${thereAre(have, NATURAL)}.`,
    ),
  tooManyWilds: (refusal, context) => ruleSays(context, tooManyWilds(refusal, context)),
  wildMeldsOnlyWilds: (_, context) =>
    ruleSays(
      context,
      `${un(ofWilds(nounFor(context.ruleSet, 'meld')))} no lleva otra cosa. Baja las naturales aparte.`,
    ),
  noWildMelds: (_, context) => {
    const meld = capitalised(un(nounFor(context.ruleSet, 'meld')));
    return ruleSays(context, `los comodines no se bajan solos. ${meld} necesita naturales.`);
  },
  tooManyWildMelds: ({ most }, { ruleSet, ...rest }) => {
    const meld = nounFor(ruleSet, 'meld');
    const yours =
      most === 1
        ? agree(meld, 'al tuyo', 'a la tuya')
        : `a ${agree(meld, 'los tuyos', 'las tuyas')}`;
    return ruleSays(
      { ruleSet, ...rest },
      `${un(nounFor(ruleSet, 'side'))} puede tener ${counted(most, ofWilds(meld))} como máximo. Añade ${yours}.`,
    );
  },
  bookClosed: (refusal, context) => ruleSays(context, bookClosed(refusal, context)),
  bookTakesNaturals: ({ rank }, context) => {
    const book = nounFor(context.ruleSet, 'book');
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `${un(book)} ${agree(book, 'terminado', 'terminada')} no admite comodines. Solo se pueden añadir ${name}.`,
    );
  },
  cappedStaysClean: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(
      context,
      `tus ${ranks.many} están ${agree(ranks, 'coronados', 'coronadas')} y no admiten comodines. Naturales, sí.`,
    );
  },
  rankTaken: ({ rank, most }, context) => {
    const side = un(nounFor(context.ruleSet, 'side'));
    const melds = counted(most, nounFor(context.ruleSet, 'meld'));
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `${side} puede tener ${melds} de cada valor, no más. Añade a tus ${name}.`,
    );
  },
  earlierUnfinished: ({ rank }, context) => {
    const meld = nounFor(context.ruleSet, 'meld');
    const name = nameOfKind(context.pack, rank, 2);
    const wait = `espera a que ${agree(meld, 'el primero', 'la primera')} sea ${un(nounFor(context.ruleSet, 'book'))}`;
    return ruleSays(
      context,
      `${agree(meld, 'otro', 'otra')} ${meld.one} de ${name} ${wait}. Añade a ${agree(meld, 'ese', 'esa')}.`,
    );
  },
  onlyGoingOut: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(
      context,
      `${los(ranks)} solo se bajan como últimas cartas, al cerrar. ${agree(ranks, 'Guárdalos o descártalos', 'Guárdalas o descártalas')}.`,
    );
  },
  notEnoughToOpen: ({ have, need }, context) =>
    ruleSays(
      context,
      `${openingNeeds(need, context)} Tienes ${figure(have)}; ${need - have === 1 ? 'falta' : 'faltan'} ${figure(need - have)}.`,
    ),
};

function whyNotLaid(card: Card, { pack, ruleSet }: Context): string {
  const kind = pack.kindOf[card]!;
  const noun = nounOfKind(pack, kind);
  const role: Role = ruleSet.rules.roles[pack.kinds[kind]!] ?? 'dead';
  if (role === 'cap') {
    const book = nounFor(ruleSet, 'book');
    return `${un(noun)} no se combina. Se pone encima de ${un(book)} ${agree(book, 'terminado', 'terminada')}.`;
  }
  if (role === 'laid') return `${un(noun)} no se combina. Se baja aparte y se repone.`;
  return `${un(noun)} no se puede bajar. Solo se puede descartar.`;
}

interface BookClosed {
  rank: Kind;
  have: number;
  size: number;
}

function bookClosed({ rank, have, size }: BookClosed, { pack, ruleSet }: Context): string {
  const { meldStart, meldsOfRank } = ruleSet.rules;
  const ranks = nounOfKind(pack, rank);
  if (have < size) {
    const more = size - have;
    const fit = `${more === 1 ? 'cabe' : 'caben'} ${countAlone(more, ranks)} más`;
    return `${un(nounFor(ruleSet, 'book'))} se cierra con ${countAlone(size, CARD)}. ${capitalised(los(ranks))} tienen ${countAlone(have, CARD)}, así que ${fit}.`;
  }
  const closed = `${los(ranks)} están ${agree(ranks, 'cerrados', 'cerradas')} con ${countAlone(size, CARD)}`;
  if (meldsOfRank.most === 1) return `${closed}. No se les puede añadir nada.`;
  const meld = nounFor(ruleSet, 'meld');
  const start = `${capitalised(counted(meldStart.cards, ranks))} más pueden empezar`;
  return `${closed}. ${start} ${agree(meld, 'otro', 'otra')} ${meld.one}.`;
}

function openingNeeds(need: number, { round, ruleSet }: Context): string {
  return round === undefined || ruleSet.rules.opening.by === 'score'
    ? `la primera bajada pide ${points(need)}.`
    : `la primera bajada de la ronda ${round} pide ${points(need)}.`;
}
