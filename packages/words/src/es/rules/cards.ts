import { packFor, teamsIn } from '@hand-and-foot/engine';
import type { KindName, LaidSource, Pack, Role, Rules, Seating } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { kindsAlike, playersAlike, valuesToTell } from '../../alike.ts';
import { capitalised } from '../../capitalised.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { listed, listedNumbers } from '../list.ts';
import { agree, feminine, masculine, un } from '../noun.ts';
import { counted, points } from '../number.ts';
import { booksOf, nounFor, qualityOf } from '../ruleSet.ts';

const CARD = feminine('carta', 'cartas');
const JOKER = masculine('joker', 'jokers');
const DECK = feminine('baraja', 'barajas');

const SEATING: Partial<Record<Seating, string>> = {
  alone: 'cada quien juega por su cuenta',
  pairs: 'se juega en parejas, con tu compañero enfrente',
  threes: 'se juega en 2 equipos de 3, sentados de forma alterna',
  fifthChanges:
    'juegan 2 parejas, y el quinto jugador va con una en las rondas 1 y 4 y con la otra en las rondas 2 y 3',
};

function saySeating(way: Seating): string {
  return SEATING[way] ?? `se juega en ${teamsIn(way)} equipos, que se turnan alrededor de la mesa`;
}

const ROLES: Record<Role, (kinds: string, telling: Telling) => string> = {
  natural: (kinds) => `${kinds}: son naturales y se bajan por su valor.`,
  wild: (kinds) => `${kinds}: son comodines y valen por cualquier natural.`,
  dead: (kinds) => `${kinds}: no se pueden bajar, solo descartar.`,
  laid: (kinds, { ruleSet }) =>
    ruleSet.rules.laid.from === 'opened'
      ? `${kinds}: se ponen en la mesa cuando te has bajado, y por cada carta se roba otra.`
      : `${kinds}: se ponen en la mesa en cuanto salen, y por cada carta se roba otra.`,
  cap: (kinds, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const finished = `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
    return `${kinds}: se ponen encima de ${finished}, ${qualityOf(ruleSet, 'clean')} o de comodines, una carta en cada ${agree(book, 'uno', 'una')}.`;
  },
  lastMeld: (kinds) => `${kinds}: solo se bajan al final, para cerrar.`,
};

export const cards: Tellings<KnobOf<'cards'>> = {
  pack: (pack) => [
    pack === 'standard'
      ? 'Se juega con barajas francesas de 52 cartas.'
      : `Se juega con la baraja de Lores y Damas, que tiene ${deckSize(pack)} cartas.`,
  ],
  decks: (decks) =>
    playersAlike(decks, (count) => counted(count, DECK)).map(
      ([players, count]) => `Con ${listedNumbers(players)} jugadores: ${count}.`,
    ),
  jokersPerDeck: (jokers, { ruleSet }) => [
    ruleSet.rules.pack === 'standard' && jokers === 0
      ? 'Se juega sin jokers.'
      : `Cada baraja francesa tiene ${counted(jokers, JOKER)}.`,
  ],
  setAside: (aside) => {
    if (aside === 0) return ['Se juega con todas las cartas.'];
    if (aside === 1)
      return ['Después de barajar se aparta 1 carta sin verla, y no se usa en la ronda.'];
    const what = aside === 'half' ? 'la mitad de las cartas' : counted(aside, CARD);
    return [`Después de barajar se apartan ${what} sin verlas, y no se usan en la ronda.`];
  },
  seating: (seating) =>
    playersAlike(seating, (ways) => ways.map(saySeating).join(', o ')).map(
      ([players, ways]) => `Con ${listedNumbers(players)} jugadores, ${ways}.`,
    ),
  roles: (roles, telling) =>
    Object.entries(ROLES).flatMap(([role, say]) => {
      const kinds = telling.pack.kinds.filter((kind) => roles[kind] === role);
      return kinds.length === 0 ? [] : [say(headed(telling.pack, kinds), telling)];
    }),
  values: (_, { ruleSet, pack }) => {
    const { onTable, never } = valuesToTell(ruleSet.rules);
    return [
      ...kindsAlike(onTable, pack).map(
        ([amount, kinds]) => `${headed(pack, kinds)}: ${points(amount)} por carta.`,
      ),
      ...kindsAlike(never, pack).map(
        ([amount, kinds]) =>
          `${headed(pack, kinds)}: ${points(amount)} por carta, pero nunca van a la mesa.`,
      ),
    ];
  },
  caught: (caught, { pack }) =>
    Object.keys(caught).length === 0
      ? ['Cada carta que te queda en la mano o en el pie te resta su valor.']
      : [
          ...kindsAlike(caught, pack).map(
            ([amount, kinds]) =>
              `${headed(pack, kinds)}: si te quedan en la mano o en el pie, restan ${points(amount)} por carta.`,
          ),
          'Cualquier otra carta que te queda en la mano o en el pie te resta su valor.',
        ],
  threes: (threes) => [
    threes === 'apart'
      ? 'Los treses rojos y los negros son cartas distintas.'
      : 'Los treses rojos y los negros son un mismo valor y se bajan juntos.',
  ],
  allLaid: (allLaid) => [
    allLaid === 'same'
      ? 'Las cartas que se ponen en la mesa en cuanto salen valen lo mismo, tengas las que tengas.'
      : 'Las cartas que se ponen en la mesa en cuanto salen valen el doble si las tienes todas.',
  ],
  laid: (laid, telling) => {
    const { sets = [], countIf = 'always', books = [], from, replaced } = laid;
    const kinds = books.map(({ kind, rank }) =>
      booksOf(telling, 1, kind, kindNamed(telling, rank)),
    );
    const they = theLaid(telling);
    const against: Record<typeof countIf, string[]> = {
      always: [],
      opened: [`${they}: restan puntos si no llegas a bajarte.`],
      books: [`${they}: restan puntos si no tienes ${listed(kinds)}.`],
    };
    const lines = [
      ...(from === 'opened' ? [`${they}: se quedan en tu mano hasta que te hayas bajado.`] : []),
      ...sets.map(
        ({ cards: count, total }) => `${they}: si tienes ${count}, juntos valen ${points(total)}.`,
      ),
      ...against[countIf],
      ...SOURCES.filter(([source]) => replaced && !replaced.includes(source)).map(
        ([, where]) => `No robas otra carta por una que ${where}.`,
      ),
    ];
    return lines.length > 0 ? lines : [`${they}: cuentan como siempre, y robas otra por cada una.`];
  },
};

/** "Los treses rojos", or what they're for where these rules have none. */
function theLaid({ pack, ruleSet }: Telling): string {
  const kinds = pack.kinds.filter((kind) => ruleSet.rules.roles[kind] === 'laid');
  return kinds.length === 0 ? 'Las cartas que se ponen en la mesa' : headed(pack, kinds);
}

const SOURCES: readonly [LaidSource, string][] = [
  ['deal', 'te repartieron'],
  ['stock', 'robas'],
  ['foot', 'encuentras en tu pie'],
  ['pile', 'tomas con el pozo'],
];

/** The cards a line is about, at its head: "Ases y doses". */
function headed(pack: Pack, kinds: readonly KindName[]): string {
  return capitalised(listedKinds(pack, kinds));
}

function deckSize(id: Rules['pack']): number {
  return packFor(id).copies.reduce((sum, copies) => sum + copies, 0);
}
