import type { Card, Refusal, Role } from '@hand-and-foot/engine';
import { suitOf } from '../cardSign.ts';
import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import type { LayWhy, Sayings } from '../sayings.ts';
import { cardIn, theCard } from './card.ts';
import { nameOfKind, nounOfKind } from './kind.ts';
import { agree, aNew, los, un, type GenderedNoun } from './noun.ts';
import { CARD, cards, countAlone, counted, figure, NATURAL, points } from './number.ts';
import { bookOf, nounFor, ofWilds, qualityOf } from './ruleSet.ts';
import { ruleSays } from './ruleSays.ts';
import { tooManyWilds } from './wildLimit.ts';

/** Laying cards, adding to melds and opening. */
export const laying: Sayings<LayWhy> = {
  notHeld: ({ card, have, need }, context) =>
    have === 0
      ? `No tienes ${agree(kindOf(card, context), 'ningún', 'ninguna')} ${cardIn(context, card)}. Elige cartas de tu mano.`
      : `Para esto necesitas ${copiesOf(card, need, context)}, y solo tienes ${have === 1 ? agree(kindOf(card, context), 'uno', 'una') : spelled(have)}.`,
  nothingLaid: () => 'Elige primero las cartas que quieres bajar.',
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
    const own = kindOf(card, context);
    return `${capitalised(theCard(context, card))} no va con ${los(nounOfKind(context.pack, rank))}. ${agree(own, 'Bájalo', 'Bájala')} con ${los(own)}.`;
  },
  tooFewCards: ({ have, need, rank }, context) =>
    ruleSays(
      context,
      `${un(nounFor(context.ruleSet, 'meld'))}${rank === undefined ? '' : ` de ${nameOfKind(context.pack, rank, 2)}`} empieza con al menos ${cards(need)}; ${thisHas(have, CARD)}.`,
    ),
  tooFewNaturals: ({ have, need }, context) =>
    ruleSays(
      context,
      `${un(nounFor(context.ruleSet, 'meld'))} empieza con al menos ${counted(need, NATURAL)}; ${thisHas(have, NATURAL)}.`,
    ),
  tooManyWilds: (refusal, context) => ruleSays(context, tooManyWilds(refusal, context)),
  wildMeldsOnlyWilds: (_, context) =>
    ruleSays(
      context,
      `${un(ofWilds(nounFor(context.ruleSet, 'meld')))} solo lleva comodines. Baja las naturales aparte.`,
    ),
  noWildMelds: (_, context) => {
    const meld = capitalised(un(nounFor(context.ruleSet, 'meld')));
    return ruleSays(context, `no puedes bajar comodines solos. ${meld} necesita naturales.`);
  },
  tooManyWildMelds: ({ most }, { ruleSet, ...rest }) => {
    const meld = nounFor(ruleSet, 'meld');
    const yours =
      most === 1
        ? agree(meld, 'al tuyo', 'a la tuya')
        : `a ${agree(meld, 'los tuyos', 'las tuyas')}`;
    return ruleSays(
      { ruleSet, ...rest },
      `solo puedes tener ${counted(most, ofWilds(meld))}. Añade comodines ${yours}.`,
    );
  },
  wildUnfinished: (_, context) => {
    const { ruleSet } = context;
    const meld = nounFor(ruleSet, 'meld');
    const book = un(nounFor(ruleSet, 'book'));
    return ruleSays(
      context,
      `no puedes empezar ${agree(meld, 'otro', 'otra')} ${ofWilds(meld).one} hasta que ${agree(meld, 'el tuyo', 'la tuya')} sea ${book}. Añádele comodines.`,
    );
  },
  bookClosed: (refusal, context) => ruleSays(context, bookClosed(refusal, context)),
  bookTakesNaturals: ({ rank, kind }, context) => {
    const book = bookOf(context.ruleSet, kind ?? 'any');
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `${un(book)} ${agree(book, 'terminado', 'terminada')} ya no admite comodines. Solo le puedes añadir ${name}.`,
    );
  },
  bookJustFinished: ({ rank, have, size }, context) => {
    const book = nounFor(context.ruleSet, 'book');
    const name = nameOfKind(context.pack, rank, 2);
    const meld = `Tu ${nounFor(context.ruleSet, 'meld').one} de ${name}`;
    return ruleSays(
      context,
      have < size
        ? `en el turno en que terminas ${un(book)} no le puedes añadir nada más. ${have === 0 ? `Baja ${cards(size)}, ni una más.` : `${meld} tiene ${have}: añádele ${figure(size - have)}, ni una más.`}`
        : `en este turno terminaste tu ${book.one} de ${name}. A partir del próximo puedes añadirle cartas.`,
    );
  },
  cappedStaysClean: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(
      context,
      `tus ${ranks.many} están ${agree(ranks, 'coronados', 'coronadas')} y no admiten comodines. Solo les puedes añadir naturales.`,
    );
  },
  rankWithoutWilds: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(context, `${los(ranks)} no admiten comodines. Usa solo ${ranks.many}.`);
  },
  onlyFromFoot: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(
      context,
      `${los(ranks)} solo se bajan desde el pie. ${agree(ranks, 'Guárdalos o descártalos', 'Guárdalas o descártalas')}.`,
    );
  },
  rankTaken: ({ rank, most }, context) => {
    const melds = counted(most, nounFor(context.ruleSet, 'meld'));
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `solo puedes tener ${melds} de cada valor. Añade cartas a tus ${name}.`,
    );
  },
  earlierUnfinished: ({ rank }, context) => {
    const meld = nounFor(context.ruleSet, 'meld');
    const name = nameOfKind(context.pack, rank, 2);
    const first = agree(meld, 'el primero', 'la primera');
    const book = un(nounFor(context.ruleSet, 'book'));
    return ruleSays(
      context,
      `no puedes empezar ${agree(meld, 'otro', 'otra')} ${meld.one} de ${name} hasta que ${first} sea ${book}. Añádele cartas.`,
    );
  },
  oneOfEach: ({ rank, kind }, context) => {
    const { ruleSet, pack } = context;
    const meld = nounFor(ruleSet, 'meld');
    const own = `${un(meld)} ${qualityOf(ruleSet, kind, 1, 'meld')} de ${nameOfKind(pack, rank, 2)}`;
    return ruleSays(
      context,
      `ya tienes ${own} sin terminar. Añádele cartas o ${agree(meld, 'termínalo', 'termínala')} primero.`,
    );
  },
  laterNaturals: ({ rank, have, need }, context) => {
    const meld = nounFor(context.ruleSet, 'meld');
    const name = nameOfKind(context.pack, rank, 2);
    return ruleSays(
      context,
      `para empezar ${agree(meld, 'otro', 'otra')} ${meld.one} de ${name} necesitas al menos ${counted(need, NATURAL)}; ${thisHas(have, NATURAL)}.`,
    );
  },
  tooFewPoints: ({ have, need }, context) => {
    const meld = nounFor(context.ruleSet, 'meld');
    return ruleSays(
      context,
      `${aNew(meld)} tiene que valer al menos ${points(need)}; ${agree(meld, 'este', 'esta')} vale ${figure(have)}.`,
    );
  },
  onlyGoingOut: ({ rank }, context) => {
    const ranks = nounOfKind(context.pack, rank);
    return ruleSays(
      context,
      `${los(ranks)} solo se bajan al final, para cerrar. ${agree(ranks, 'Guárdalos o descártalos', 'Guárdalas o descártalas')}.`,
    );
  },
  notEnoughToOpen: ({ have, need }, context) =>
    ruleSays(
      context,
      `${openingNeeds(need, context)} Tienes ${figure(have)}: te ${need - have === 1 ? 'falta' : 'faltan'} ${figure(need - have)}.`,
    ),
  openWithBook: (_, context) => {
    const book = bookOf(context.ruleSet, 'clean');
    const when = context.round === undefined ? 'en esta ronda' : `en la ronda ${context.round}`;
    return ruleSays(context, `para bajarte ${when} tienes que bajar ${un(book)}.`);
  },
  openWithoutWilds: (_, context) =>
    ruleSays(context, 'no puedes bajarte con comodines. Bájate sin ellos y añádelos después.'),
};

/** "dos 9♥", "dos jokers": in words, since a card begins with a number of its own. */
function copiesOf(card: Card, count: number, context: Context): string {
  const name = suitOf(context.pack, card) ? cardIn(context, card) : kindOf(card, context).many;
  return `${spelled(count)} ${name}`;
}

function spelled(count: number): string {
  return ['dos', 'tres', 'cuatro', 'cinco', 'seis'][count - 2] ?? figure(count);
}

function kindOf(card: Card, { pack }: Context): GenderedNoun {
  return nounOfKind(pack, pack.kindOf[card]!);
}

/** "aquí hay 1", "aquí no hay ninguna". */
function thisHas(count: number, noun: GenderedNoun): string {
  return `aquí ${count === 0 ? 'no ' : ''}hay ${countAlone(count, noun)}`;
}

function whyNotLaid(card: Card, { pack, ruleSet }: Context): string {
  const kind = pack.kindOf[card]!;
  const noun = nounOfKind(pack, kind);
  const role: Role = ruleSet.rules.roles[pack.kinds[kind]!] ?? 'dead';
  const meld = nounFor(ruleSet, 'meld');
  if (role === 'cap') {
    const book = nounFor(ruleSet, 'book');
    return `${un(noun)} no va en ${un(meld)}. Se pone encima de ${un(book)} ${agree(book, 'terminado', 'terminada')}.`;
  }
  if (role === 'laid')
    return `${un(noun)} no va en ${un(meld)}. Se pone en la mesa y se roba otra carta.`;
  return `${los(noun)} no se pueden bajar, solo descartar.`;
}

type BookClosed = Extract<Refusal, { why: 'bookClosed' }>;

function bookClosed({ rank, have, size, kind }: BookClosed, { pack, ruleSet }: Context): string {
  const { meldStart, meldsOfRank } = ruleSet.rules;
  const ranks = nounOfKind(pack, rank);
  if (have === 0)
    return `${un(bookOf(ruleSet, kind ?? 'any'))} se cierra con ${cards(size)}, así que puedes bajar ${figure(size)} como máximo.`;
  if (have < size) {
    const more = size - have;
    const own = `Tu ${nounFor(ruleSet, 'meld').one} de ${ranks.many}`;
    return `${un(bookOf(ruleSet, kind ?? 'any'))} se cierra con ${cards(size)}. ${own} tiene ${have}, así que puedes añadirle ${more} más.`;
  }
  const book = nounFor(ruleSet, 'book');
  const closed = `tu ${book.one} de ${ranks.many} ya está ${agree(book, 'cerrado', 'cerrada')} con ${cards(size)}`;
  if (meldsOfRank.most === 1) return `${closed}. No le puedes añadir nada.`;
  const meld = nounFor(ruleSet, 'meld');
  const start = `Con ${counted(meldStart.cards, ranks)} más puedes empezar`;
  return `${closed}. ${start} ${agree(meld, 'otro', 'otra')} ${meld.one}.`;
}

function openingNeeds(need: number, { round, ruleSet }: Context): string {
  return round === undefined || ruleSet.rules.opening.by === 'score'
    ? `para bajarte necesitas ${points(need)}.`
    : `para bajarte en la ronda ${round} necesitas ${points(need)}.`;
}
