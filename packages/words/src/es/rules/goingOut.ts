import { needsNone, tellNeeds } from '../../bookNeeds.ts';
import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import { agree, un } from '../noun.ts';
import { inSomeRound, type BooksNeeded } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { oneOfKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { figure, points } from '../number.ts';
import { booksOf, nounFor, qualityOf } from '../ruleSet.ts';
import { byRound } from './rounds.ts';

export const foot: Tellings<KnobOf<'foot'>> = {
  footAnnounced: (announced) => [
    announced === 'yes'
      ? 'Avisa cuando tomes tu pie.'
      : 'No tienes que avisar cuando tomas tu pie.',
  ],
  footBy: (footBy, { ruleSet }) => [
    footBy === 'emptyHand'
      ? 'Tomas tu pie cuando se te acaba la mano.'
      : `Cuando eres tú quien termina ${un(nounFor(ruleSet, 'book'))}, tomas tu pie y lo sumas a tu mano. Hasta entonces, guarda al menos 1 carta.`,
  ],
  footTaken: (footTaken) => [
    {
      atOnce: 'Tomas tu pie en el acto.',
      endsTurn: 'Al tomar tu pie se acaba tu turno.',
      nextTurn: 'Tomas tu pie al empezar tu próximo turno, antes de robar.',
      insteadOfDraw:
        'Si tu turno termina antes de que tomes tu pie, lo tomas en tu próximo turno en lugar de robar.',
    }[footTaken],
  ],
  footNeeded: (needed, { ruleSet }) => {
    if (needed === 'yes') return ['Solo puedes cerrar desde el pie.'];
    const isFree = ruleSet.rules.footCaught === 'nothing';
    const cost = isFree ? '' : '; las cartas del pie que no tomaste restan';
    return [`Si puedes cerrar, puedes hacerlo desde la mano. Dilo antes${cost}.`];
  },
  footCaught: (caught) => [
    caught === 'cards'
      ? 'Si no llegas a tomar tu pie, sus cartas te restan puntos.'
      : 'Si no llegas a tomar tu pie, sus cartas no te restan puntos.',
  ],
};

export const goingOut: Tellings<KnobOf<'goingOut'>> = {
  booksNeeded: (needs, telling) =>
    needsNone(needs)
      ? [`Para cerrar no hacen falta ${nounFor(telling.ruleSet, 'book').many}.`]
      : sayNeeds(needs, telling),
  booksShared: (shared, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const once = `Cada ${book.one} vale solo para 1 de estos requisitos, aunque sirva para varios.`;
    const spare = `Si sobra ${un(book)} ${qualityOf(ruleSet, 'clean')}, vale como ${qualityOf(ruleSet, 'dirty')}.`;
    return {
      yes: [`${capitalised(un(book))} que sirve para varios de estos requisitos vale para todos.`],
      no: [once],
      any: [once, spare],
    }[shared];
  },
  permission: (permission, telling) => [
    {
      none: 'No tienes que preguntar antes de cerrar.',
      asked: `${withPartners('antes de cerrar pregunta: «¿Puedo cerrar?»', telling)}. Si te dicen que no, en este turno no puedes cerrar. Si te dicen que sí, puedes, pero no es obligatorio.`,
      binding: `${withPartners('antes de cerrar pregunta: «¿Puedo cerrar?»', telling)}. La respuesta obliga: con un no, en este turno no puedes; con un sí, tienes que cerrar ahora.`,
    }[permission],
  ],
  partnersInFoot: (partners, telling) => [
    {
      notNeeded: withPartners(
        'puedes cerrar aunque un compañero todavía esté jugando su mano.',
        telling,
      ),
      needed: 'Solo puedes cerrar cuando todo tu equipo ya está en el pie.',
      played: withPartners(
        'puedes cerrar cuando cada compañero ya haya bajado o descartado una carta de su pie.',
        telling,
      ),
    }[partners],
  ],
  outBarredBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Tu compañero puede dejarte cerrar, tenga las cartas que tenga.'
      : `Si tu compañero tiene ${oneOfKinds(pack, kinds)}, tiene que decir que no cuando preguntas si puedes cerrar.`,
  ],
  lastDiscard: (lastDiscard) => [
    {
      optional: 'Para cerrar puedes bajar o descartar tu última carta.',
      needed: 'Para cerrar tienes que descartar tu última carta.',
      forbidden:
        'Para cerrar tienes que bajar tu última carta. Si no va en ningún lado, tu turno termina sin descarte.',
    }[lastDiscard],
  ],
  withoutBooks: (without) => [
    without === 'keepCard'
      ? 'Cuando ya estás en el pie, tienes que guardar al menos 1 carta si no puedes cerrar.'
      : 'Cuando ya estás en el pie, puedes quedarte sin cartas aunque no puedas cerrar: sigues jugando y robas como siempre.',
  ],
  afterOut: (after) => [
    {
      ends: 'La ronda termina en cuanto alguien cierra.',
      lap: 'Cuando alguien cierra, los demás juegan un turno más. Nadie más puede cerrar, pero puedes quedarte sin cartas.',
      lapIfLaid:
        'Cuando alguien cierra bajando su última carta, los demás juegan un turno más. Nadie más puede cerrar, pero puedes quedarte sin cartas. Si la última carta se descartó, la ronda termina.',
    }[after],
  ],
  goOutBonus: (bonus, { ruleSet }) => [
    inSomeRound(bonus).every((each) => each === 0)
      ? 'Cerrar no da puntos.'
      : `Cerrar da ${byRound(ruleSet, bonus, { say: points, sayNext: figure })}.`,
  ],
};

/** Said of partners; where people may play without, with that condition. */
function withPartners(rule: string, { ruleSet }: Telling): string {
  return partnersIn(ruleSet.rules) === 'always'
    ? capitalised(rule)
    : `Si juegas en equipo, ${rule}`;
}

/** Of each sort of book, how many going out takes. */
function sayNeeds(needs: readonly BooksNeeded[], telling: Telling): string[] {
  return tellNeeds(needs, {
    books: (number, { kind, rank }) => booksOf(telling, number, kind, kindNamed(telling, rank)),
    byRound: (count, how) => byRound(telling.ruleSet, count, { ...how, sayNext: figure }),
    always: (books) => `Para cerrar necesitas ${listed(books)}.`,
    alone: (books) => `Para cerrar necesitas ${books}.`,
    together: (books) => `En equipo necesitas ${books}.`,
    noneTogether: `En equipo no necesitas ${agree(nounFor(telling.ruleSet, 'book'), 'ninguno', 'ninguna')}.`,
  });
}
