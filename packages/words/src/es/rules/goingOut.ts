import { capitalised } from '../../capitalised.ts';
import { partnersIn } from '../../partners.ts';
import { un } from '../noun.ts';
import { inSomeRound, type BooksNeeded } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { listed } from '../list.ts';
import { points } from '../number.ts';
import { booksOf, nounFor } from '../ruleSet.ts';
import { byRound } from './rounds.ts';

export const foot: Tellings<KnobOf<'foot'>> = {
  footAnnounced: (announced) => [
    announced === 'yes'
      ? 'Avisa cuando tomas tu pie.'
      : 'No tienes que avisar cuando tomas tu pie.',
  ],
  footBy: (footBy, { ruleSet }) => [
    footBy === 'emptyHand'
      ? 'Tomas tu pie cuando se te acaba la mano.'
      : `Cuando terminas ${un(nounFor(ruleSet, 'book'))} por tu cuenta, tomas tu pie y lo sumas a tu mano. Hasta entonces, guarda al menos 1 carta.`,
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
  footNeeded: (needed) => [
    needed === 'yes'
      ? 'Solo puedes cerrar desde el pie.'
      : 'Si puedes cerrar, puedes hacerlo desde la mano. Dilo antes; el pie que no tomaste te resta.',
  ],
};

export const goingOut: Tellings<KnobOf<'goingOut'>> = {
  booksNeeded: (needs, telling) =>
    needs.length === 0
      ? [`Para cerrar no hacen falta ${nounFor(telling.ruleSet, 'book').many}.`]
      : sayNeeds(needs, telling),
  booksShared: (shared, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    return [
      shared === 'yes'
        ? `${capitalised(un(book))} que sirve para varios de estos requisitos vale para todos.`
        : `Cada ${book.one} vale solo para 1 de estos requisitos, aunque sirva para varios.`,
    ];
  },
  permission: (permission, telling) => [
    {
      none: 'No tienes que preguntar antes de cerrar.',
      asked: `${withPartners('antes de cerrar, pregunta: «¿Puedo cerrar?»', telling)}. Un no vale para este turno. Con un sí puedes, pero no es obligatorio.`,
      binding: `${withPartners('antes de cerrar, pregunta: «¿Puedo cerrar?»', telling)}. La respuesta obliga: con un no, en este turno no puedes; con un sí, tienes que cerrar ahora.`,
    }[permission],
  ],
  partnersInFoot: (partners, telling) => [
    {
      notNeeded: withPartners(
        'puedes cerrar aunque un compañero todavía no vaya en el pie.',
        telling,
      ),
      needed: withPartners(
        'todos los del equipo tienen que ir ya en el pie antes de que uno cierre.',
        telling,
      ),
      played: withPartners(
        'puedes cerrar cuando cada compañero ya bajó o descartó una carta de su pie.',
        telling,
      ),
    }[partners],
  ],
  outBarredBy: (kinds, { pack }) => [
    kinds.length === 0
      ? 'Tu compañero puede dejarte cerrar tenga lo que tenga.'
      : `Si tu compañero tiene alguna de estas, debe decir que no cuando preguntas si puedes cerrar: ${listedKinds(pack, kinds)}.`,
  ],
  lastDiscard: (lastDiscard) => [
    {
      optional: 'Para cerrar puedes bajar o descartar tu última carta.',
      needed: 'Para cerrar tienes que descartar tu última carta.',
      forbidden:
        'Para cerrar tienes que bajar tu última carta. Si no cabe en ningún lado, tu turno termina sin descarte.',
    }[lastDiscard],
  ],
  withoutBooks: (without) => [
    without === 'keepCard'
      ? 'En el pie, si no puedes cerrar, tienes que guardar al menos 1 carta.'
      : 'En el pie, si no puedes cerrar, puedes quedarte sin cartas y seguir jugando, robando como siempre.',
  ],
  afterOut: (after) => [
    {
      ends: 'La ronda termina en cuanto alguien cierra.',
      lap: 'Cuando alguien cierra, los demás juegan un turno más. Nadie más puede cerrar, pero puedes quedarte sin cartas.',
      lapIfLaid:
        'Cuando alguien cierra bajando su última carta, los demás juegan un turno más. Nadie más puede cerrar, pero puedes quedarte sin cartas. Si la última carta se descartó, la ronda termina.',
    }[after],
  ],
  goOutBonus: (bonus) => [
    inSomeRound(bonus).every((each) => each === 0)
      ? 'Cerrar no da puntos.'
      : `Cerrar da ${byRound(bonus, points)}.`,
  ],
};

/** Said of partners; where people may play without, with that condition. */
function withPartners(rule: string, { ruleSet }: Telling): string {
  return partnersIn(ruleSet.rules) === 'always' ? capitalised(rule) : `En equipo, ${rule}`;
}

/** Books that every round asks for in one sentence, then each whose number changes. */
function sayNeeds(needs: readonly BooksNeeded[], telling: Telling): string[] {
  const isSame = ({ count, partners }: BooksNeeded): boolean =>
    count.length === 1 && partners === undefined;
  const always = needs
    .filter(isSame)
    .map(({ kind, rank, count }) => booksOf(telling, count[0]!, kind, kindNamed(telling, rank)));
  return [
    ...(always.length === 0 ? [] : [`Para cerrar necesitas ${listed(always)}.`]),
    ...needs.filter((need) => !isSame(need)).map((need) => sayNeed(need, telling)),
  ];
}

function sayNeed({ kind, rank, count, partners }: BooksNeeded, telling: Telling): string {
  const books = (number: number): string =>
    booksOf(telling, number, kind, kindNamed(telling, rank));
  const alone = `Para cerrar necesitas ${byRound(count, books)}`;
  return partners === undefined
    ? `${alone}.`
    : `${alone}. En equipo necesitas ${byRound(partners, books)}.`;
}
