import { packFor, teamsIn, hasSuits } from '@hand-and-foot/engine';
import type { KindName, LaidSource, Pack, Role, Rules, Seating } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { kindsAlike, playersAlike, valuesToTell } from '../../alike.ts';
import { capitalised } from '../../capitalised.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';
import { placesOf } from '../../team.ts';
import { listedKinds, theKinds } from '../kind.ts';
import { listed, listedNumbers } from '../list.ts';
import { agree, feminine, masculine, un } from '../noun.ts';
import { counted, points } from '../number.ts';
import { aBookOf, nounFor, qualityOf } from '../ruleSet.ts';

const CARD = feminine('carta', 'cartas');
const JOKER = masculine('joker', 'jokers');
const DECK = feminine('baraja', 'barajas');

const SEATING: Partial<Record<Seating, string>> = {
  alone: 'cada uno por su cuenta',
  pairs: 'en parejas, con el compañero enfrente',
  fifthChanges:
    'en 2 parejas, y el quinto jugador va con una en las rondas 1 y 4 y con la otra en las rondas 2 y 3',
};

/** The ways to sit have commas of their own, so three of them are parted by semicolons. */
function saySeating(ways: readonly Seating[], players: number): string {
  const said = ways.map((way) => {
    const teams = teamsIn(way) ?? 2;
    const size = players / teams;
    if (SEATING[way]) return SEATING[way];
    if (Number.isInteger(size) || size < 1)
      return `en ${teams} equipos de ${size}, en asientos alternos`;
    const places = placesOf(teams, players).map(
      (team) => `${team.length > 1 ? 'los jugadores' : 'el jugador'} ${listed(team.map(String))}`,
    );
    return `en ${teams} equipos, contando alrededor de la mesa: ${places.join(' contra ')}`;
  });
  if (said.length > 1) {
    const comma = said.length > 2 || ways.includes('fifthChanges') ? ';' : ',';
    return `se puede elegir: ${said.slice(0, -1).join('; ')}${comma} o ${said.at(-1)!}`;
  }
  return ways[0] === 'alone' ? 'cada uno juega por su cuenta' : `se juega ${said[0]!}`;
}

const ROLES: Record<Role, (kinds: string, telling: Telling) => string> = {
  natural: (kinds) => `${kinds} son naturales: se bajan con otras cartas del mismo valor.`,
  wild: (kinds) => `${kinds} son comodines: valen por cualquier natural.`,
  dead: (kinds) => `${kinds} no se pueden bajar, solo descartar.`,
  laid: (kinds, { ruleSet }) => {
    const { from, replaced } = ruleSet.rules.laid;
    const where = from === 'opened' ? 'aparte en la mesa' : 'en la mesa en cuanto salen';
    const another = replaced === undefined ? `, y por ${eachOf(kinds)} se roba otra carta` : '';
    return `${kinds} se ponen ${where}${another}.`;
  },
  cap: (kinds, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const finished = `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
    return `${kinds} se ponen encima de ${finished}, ${qualityOf(ruleSet, 'clean')} o de comodines: 1 por ${book.one}.`;
  },
  lastMeld: (kinds) => `${kinds} solo se bajan al final, para cerrar.`,
};

/** "Con 4 o 6 jugadores", "De 2 a 6 jugadores". */
function withPlayers(players: readonly number[]): string {
  const numbers = listedNumbers(players);
  return `${numbers.includes(' a ') ? 'De' : 'Con'} ${numbers} jugadores`;
}

export const cards: Tellings<KnobOf<'cards'>> = {
  pack: (pack) => [
    hasSuits(pack)
      ? `Se juega con barajas francesas de 52 cartas${pack === 'two-jokers' ? ', y con jokers grandes y pequeños' : ''}.`
      : `Se juega con la baraja de Lores y Damas, que tiene ${deckSize(pack)} cartas.`,
  ],
  decks: (decks) =>
    playersAlike(decks, (count) => counted(count, DECK)).map(
      ([players, count]) => `${withPlayers(players)}: ${count}.`,
    ),
  jokersPerDeck: (jokers, { ruleSet }) => [
    hasSuits(ruleSet.rules.pack) && jokers === 0
      ? 'Se juega sin jokers.'
      : `Cada baraja francesa lleva además ${counted(jokers, JOKER)}${ruleSet.rules.pack === 'two-jokers' ? `, de los que ${Math.ceil(jokers / 2)} son grandes y ${Math.floor(jokers / 2)} pequeños` : ''}.`,
  ],
  setAside: (aside) => {
    if (aside === 0) return ['Se juega con todas las cartas.'];
    if (aside === 1)
      return ['Después de barajar se aparta 1 carta sin verla, y no se usa en la ronda.'];
    const what =
      aside === 'half' ? 'aparta la mitad de las cartas' : `apartan ${counted(aside, CARD)}`;
    return [`Después de barajar se ${what} sin verlas, y no se usan en la ronda.`];
  },
  seating: (seating) =>
    playersAlike(seating, saySeating).map(([players, ways]) => `${withPlayers(players)}, ${ways}.`),
  roles: (roles, telling) =>
    Object.entries(ROLES).flatMap(([role, say]) => {
      const kinds = telling.pack.kinds.filter((kind) => roles[kind] === role);
      return kinds.length === 0 ? [] : [say(capitalised(theKinds(telling.pack, kinds)), telling)];
    }),
  values: (_, { ruleSet, pack }) => {
    const { onTable, never } = valuesToTell(ruleSet.rules);
    return [
      ...kindsAlike(onTable, pack).map(
        ([amount, kinds]) =>
          `${headed(pack, kinds)}: ${amount === 0 ? 'no valen nada' : `${points(amount)} por carta`}.`,
      ),
      ...kindsAlike(never, pack).map(
        ([amount, kinds]) =>
          `${headed(pack, kinds)}: ${amount === 0 ? 'no valen nada y nunca van a la mesa' : `nunca van a la mesa; si te quedan, restan ${points(amount)} por carta`}.`,
      ),
    ];
  },
  caught: (caught, { pack }) =>
    Object.keys(caught).length === 0
      ? ['Cada carta que te queda en la mano o en el pie te resta su valor.']
      : [
          ...kindsAlike(caught, pack).map(
            ([amount, kinds]) =>
              `${capitalised(theKinds(pack, kinds))} que te quedan en la mano o en el pie ${amount === 0 ? 'no restan nada' : `restan ${points(amount)} por carta`}.`,
          ),
          'Cualquier otra carta que te quede en la mano o en el pie te resta su valor.',
        ],
  threes: (threes) => [
    threes === 'apart'
      ? 'Los treses rojos y los negros son cartas distintas.'
      : 'Los treses rojos y los negros son un mismo valor y se bajan juntos.',
  ],
  allLaid: (allLaid, telling) => [
    allLaid === 'same'
      ? `Tener ${allLaidCards(telling)} no da más puntos.`
      : `Si tienes ${allLaidCards(telling)}, valen el doble.`,
  ],
  laid: (laid, telling) => {
    const { sets = [], countIf = 'always', books = [], from, replaced } = laid;
    const kinds = books.map(({ kind, rank }) => aBookOf(telling, kind, kindNamed(telling, rank)));
    const they = capitalised(theLaid(telling));
    const against: Record<typeof countIf, string[]> = {
      always: [],
      opened: [`${they} restan puntos si no llegas a bajarte.`],
      books: kinds.length === 0 ? [] : [`${they} restan puntos si no tienes ${listed(kinds)}.`],
    };
    const lines = [
      ...(from === 'opened' ? [`${they} se quedan en tu mano hasta que te hayas bajado.`] : []),
      ...sets.map(
        ({ cards: count, total }) =>
          `Si tienes ${count} ${laidCards(telling)}, valen ${points(total)} en total.`,
      ),
      ...against[countIf],
      ...(replaced ? [sayReplaced(replaced, theLaid(telling))] : []),
    ];
    return lines.length > 0
      ? lines
      : [`${they} cuentan como siempre, y por ${eachOf(they)} se roba otra carta.`];
  },
};

/** "los treses rojos", or what they're for where these rules have none. */
function theLaid(telling: Telling): string {
  const kinds = kindsLaid(telling);
  return kinds.length === 0 ? 'las cartas que se ponen en la mesa' : theKinds(telling.pack, kinds);
}

/** "todos los treses rojos". */
function allLaidCards(telling: Telling): string {
  const the = theLaid(telling);
  return `${the.startsWith('las') ? 'todas' : 'todos'} ${the}`;
}

/** "cada uno", of "los treses rojos" and of "los treses rojos y las Damas". */
function eachOf(the: string): string {
  return /\blos\b/i.test(the) ? 'cada uno' : 'cada una';
}

/** "treses rojos", behind a number. */
function laidCards(telling: Telling): string {
  const kinds = kindsLaid(telling);
  if (kinds.length === 0) return 'cartas que se ponen en la mesa';
  const said = listedKinds(telling.pack, kinds);
  // A run has no noun of its own: "cartas del cuatro al siete".
  return said.startsWith('de') ? `cartas ${said}` : said;
}

function kindsLaid({ pack, ruleSet }: Telling): KindName[] {
  return pack.kinds.filter((kind) => ruleSet.rules.roles[kind] === 'laid');
}

const SOURCES: Record<LaidSource, string> = {
  deal: 'que te reparten',
  stock: 'que robas',
  foot: 'de tu pie',
  pile: 'que tomas con el pozo',
};

/** The sources of cards that another card is drawn for. */
function sayReplaced(replaced: readonly LaidSource[], they: string): string {
  const sources = Object.entries(SOURCES).filter(([source]) =>
    replaced.includes(source as LaidSource),
  );
  if (sources.length === 0) return `Por ${they} no se roba otra carta.`;
  if (sources.length === 4) return `Por ${eachOf(they)} de ${they} se roba otra carta.`;
  const those = they.startsWith('las') ? 'las' : 'los';
  const where = sources.map(([, said], at) => `${at === 0 ? they : those} ${said}`);
  return `Solo robas otra carta por ${listed(where)}.`;
}

/** The cards a line is about, at its head: "Ases y doses". */
function headed(pack: Pack, kinds: readonly KindName[]): string {
  return capitalised(listedKinds(pack, kinds));
}

function deckSize(id: Rules['pack']): number {
  return packFor(id).copies.reduce((sum, copies) => sum + copies, 0);
}
