import { teamsIn, type Seating } from '@hand-and-foot/engine';
import type { Problem } from '@hand-and-foot/rulesets';
import { problemsSaid, type ProblemSayings } from '../problemSayings.ts';
import { listed } from './list.ts';
import { masculine } from './noun.ts';
import { counted, figure } from './number.ts';

const TYPES = {
  number: 'un número',
  text: 'una palabra entre comillas',
  list: 'una lista, entre corchetes',
  object: 'un objeto, entre llaves',
};

const SEATING_NEEDS: Partial<Record<Seating, string>> = {
  alone: 'asientos para todos',
  pairs: 'un número par de jugadores, 4 o más',
  threes: '6 jugadores',
  fifthChanges: '5 jugadores',
};

const BOOKS = {
  clean: masculine('libro limpio', 'libros limpios'),
  dirty: masculine('libro sucio', 'libros sucios'),
  wild: masculine('libro de comodines', 'libros de comodines'),
  any: masculine('libro', 'libros'),
};

const needsOf = (seating: Seating): string =>
  SEATING_NEEDS[seating] ??
  `un número de jugadores que permita formar ${teamsIn(seating)} equipos de 2 o más`;

const JSON_NEEDS = {
  value: 'falta un valor: un número, una palabra entre comillas, una lista o un objeto',
  key: 'falta un nombre entre comillas',
  colon: 'faltan dos puntos',
  comma: 'falta una coma o el cierre del corchete o de la llave',
  quote: 'falta una palabra con comillas al principio y al final',
  end: 'debería acabar el archivo',
  shallower: 'hay demasiados corchetes unos dentro de otros',
};

const sayings: ProblemSayings = {
  notJson: ({ line, column, need, found }) =>
    `en la línea ${line}, columna ${column}, ${JSON_NEEDS[need]}; ${found === undefined ? 'ahí acaba el archivo' : `ahí dice «${found}»`}`,
  repeatedKey: ({ line, column }) =>
    `aparece dos veces, la segunda en la línea ${line}, columna ${column}; deja solo una`,
  notRules: () => 'tiene que ser el nombre de unas reglas, o un objeto con todos los ajustes',
  unknownRuleSet: ({ id, nearest }) => `no hay reglas con el nombre «${id}»${meant(nearest)}`,
  tooManyParents: ({ most }) =>
    `puede haber como máximo ${most} niveles de reglas basadas en otras`,
  badChanges: () => 'tiene que ser un objeto con los ajustes y sus nuevos valores',
  missingParent: () => 'falta; indica las reglas de las que se parte, como «house»',
  knobBesideChanges: () => 'va dentro de «changes»; ponlo ahí',
  unknownKey: ({ nearest }) =>
    `no va junto a «parent»${meant(nearest) || '; los ajustes van dentro de «changes»'}`,
  badName: ({ longest }) => `tiene que ser un texto de 1 a ${longest} letras`,
  badWords: ({ at, longest }) =>
    at === undefined
      ? 'tiene que ser un objeto con «meld», «book», «clean», «dirty» o «wild»'
      : `solo se admiten «meld» y «book» (cada uno con «one» y «many»), «clean», «dirty» y «wild»; cada palabra tiene de 1 a ${longest} letras`,
  unknownKnob: ({ nearest }) => `no existe ese ajuste${meant(nearest)}`,
  missingKnob: () => 'falta; dale un valor',
  wrongType: ({ need }) => `tiene que ser ${TYPES[need]}`,
  outOfRange: ({ value, min, max, step }) =>
    `tiene que ser ${rangeOf(min, max, step)}; es ${value}`,
  notAChoice: ({ value, options }) =>
    `tiene que ser ${listed(
      options.map((option) => `«${option}»`),
      'or',
    )}; es «${value}»`,
  wrongLength: ({ have, least, most }) =>
    `necesita ${most - least === 1 ? `${least} o` : `de ${least} a`} ${most} valores; tiene ${have}`,
  repeated: ({ value }) => `tiene «${value}» dos veces; deja solo una`,
  unknownField: ({ field, nearest }) => `no admite «${field}»${meant(nearest)}`,
  missingField: ({ field }) => `necesita «${field}»; añádelo`,
  unknownKind: ({ kind, nearest }) =>
    `la baraja no tiene cartas llamadas «${kind}»${meant(nearest)}`,
  missingKind: ({ kind }) => `necesita un valor para «${kind}»`,
  unknownPlayers: ({ players, fewest, most }) =>
    `es para «${players}» jugadores; en una mesa caben de ${fewest} a ${most}`,
  forPlayers: ({ players, of }) => `con ${players} jugadores, ${sayProblem(of).replace(/\.$/, '')}`,
  playersDiffer: ({ players }) =>
    `necesita un valor para ${players} jugadores, como los otros ajustes`,
  seatingImpossible: ({ players, seating }) =>
    `«${seating}» necesita ${needsOf(seating)}; esto es para ${players}`,
  tooManyDecks: ({ players, most }) =>
    `${players} jugadores pueden tener como mucho ${most} barajas de estas, porque cada una es muy grande`,
  tooManyDealt: ({ knob, players, need, have }) =>
    `${players} jugadores necesitan ${figure(need)} cartas, contando lo que roban en el primer turno; hay ${figure(have)}. ${knob === 'piles' ? 'Usa montones más pequeños o más barajas' : 'Aparta menos, o usa más barajas'}`,
  manyCaps: () =>
    'solo un tipo de carta puede coronar libros, y todas tienen que ser iguales, como las Damas',
  noNaturals: () =>
    'ninguna carta es «natural», así que no se podría bajar nada. Haz que algunas lo sean',
  noThrees: () => 'esta baraja no tiene treses. Ponlo en «apart»',
  threesDiffer: () =>
    'los treses rojos y negros solo pueden ser un mismo valor si todos son naturales y valen lo mismo. Cambia para qué sirven o cuánto valen',
  negativeValue: ({ kind }) => `solo las cartas «laid» pueden restar puntos; sube «${kind}» a 0`,
  needsTwoPiles: ({ have }) => `esto necesita exactamente 2 montones; hay ${have}`,
  upcardNever: () => 'todas las cartas se cambiarían por otra. Deja que alguna se quede',
  noWayToTake: () => 'el pozo se puede tomar, pero falta elegir con qué. Elige al menos una manera',
  startBeyondBook: ({ cards, bookSize }) =>
    `una combinación empezaría con ${cards} cartas, más que las ${bookSize} de un libro. Pide menos`,
  naturalsBeyondStart: ({ naturals, cards }) =>
    `pide ${naturals} naturales entre ${cards} cartas. Pide menos`,
  stepsUnordered: () => 'los tramos tienen que ir de menor a mayor. Ponlos en orden',
  cannotOpen: () => 'ninguna carta que se pueda bajar vale puntos. Sube algunos valores, o pide 0',
  mightNeverEnd: () =>
    'si en cada turno se descartan tantas cartas como se roban, la ronda podría no acabar nunca. Haz que se roben más, o que la ronda acabe cuando se acabe el mazo',
  rankNotNatural: ({ kind }) =>
    `«${kind}» no es natural, así que no puede haber libros de esas cartas`,
  wildHasNoRank: () => 'un libro de comodines no es de ninguna carta en particular. Quita «rank»',
  bookImpossible: ({ kind, players }) =>
    `con ${players} jugadores no se pueden hacer ${BOOKS[kind].many}, así que nadie podría cerrar`,
  tooManyBooks: ({ kind, rank, players, round, need, most }) =>
    `la ronda ${round} pide ${counted(need, BOOKS[kind])}${rank === undefined ? '' : ` de «${rank}»`}; con ${players} jugadores un equipo ${most === 0 ? 'no puede tener ninguno' : `puede tener como máximo ${most}`}`,
  tooManyBooksTogether: ({ players, round }) =>
    `con ${players} jugadores nadie puede tener a la vez todos los libros de la ronda ${round}. Pide menos`,
};

/** A problem with a knob, and what to do about it: "draw: debe ser un número entero de 1 a 5; es 9." */
export const sayProblem: (problem: Problem) => string = problemsSaid(sayings);

function rangeOf(min: number, max: number, step: number): string {
  const range = `un número entero de ${min} a ${max}`;
  return step === 1 ? range : `${range}, de ${step} en ${step}`;
}

function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `. ¿Querías decir «${nearest}»?`;
}
