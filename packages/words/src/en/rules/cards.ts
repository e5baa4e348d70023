import { packFor, teamsIn, hasSuits } from '@hand-and-foot/engine';
import type { LaidSource, Role, Rules, Seating } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { kindsAlike, playersAlike, valuesToTell } from '../../alike.ts';
import { capitalised } from '../../capitalised.ts';
import { aBookOf } from '../book.ts';
import { listedKinds } from '../kind.ts';
import { listed, listedNumbers, withLastComma } from '../list.ts';
import { counted, points } from '../number.ts';
import { placesOf } from '../../team.ts';
import { kindNamed, type Telling, type Tellings } from '../../rulesPage.ts';

const CARD = { one: 'card', many: 'cards' };
const JOKER = { one: 'joker', many: 'jokers' };
const DECK = { one: 'deck', many: 'decks' };

const SEATING: Partial<Record<Seating, string>> = {
  alone: 'without partners',
  pairs: 'in pairs with your partner across from you',
  fifthChanges:
    'in 2 pairs, and the fifth player joins one pair in rounds 1 and 4, and the other in rounds 2 and 3',
};

function saySeating(way: Seating, players: number): string {
  const teams = teamsIn(way) ?? 2;
  const size = players / teams;
  if (SEATING[way]) return SEATING[way];
  if (Number.isInteger(size) || size < 1)
    return `in ${teams} teams of ${size} that alternate around the table`;
  const places = placesOf(teams, players).map(
    (team) => `${team.length > 1 ? 'players' : 'player'} ${listed(team.map(String))}`,
  );
  return `in ${teams} teams, counting around the table: ${places.join(' against ')}`;
}

const ROLES: Record<Role, (kinds: string, telling: Telling) => string> = {
  natural: (kinds) => `${capitalised(kinds)} are natural cards: you meld them by rank.`,
  wild: (kinds) => `${capitalised(kinds)} are wild cards: they stand in for any natural card.`,
  dead: (kinds) => `${capitalised(kinds)} can’t be melded, only discarded.`,
  laid: (kinds, { ruleSet }) => {
    const { from, replaced } = ruleSet.rules.laid;
    const where = from === 'opened' ? 'go on the table by themselves' : 'go straight to the table';
    const another = replaced === undefined ? ', and you draw another card for each' : '';
    return `${capitalised(kinds)} ${where}${another}.`;
  },
  cap: (kinds, { ruleSet }) => {
    const { book, clean, wild } = ruleSet.words;
    return `${capitalised(kinds)} go on top of finished ${clean} or ${wild} ${book.many}, 1 on each.`;
  },
  lastMeld: (kinds) =>
    `${capitalised(kinds)} can be melded only as your last cards, when you go out.`,
};

export const cards: Tellings<KnobOf<'cards'>> = {
  pack: (pack) => [
    hasSuits(pack)
      ? `You play with standard decks of 52 cards${pack === 'two-jokers' ? ' and 2 kinds of jokers, big and little' : ''}.`
      : `You play with the Lords & Ladies deck, which has ${deckSize(pack)} cards.`,
  ],
  decks: (decks) =>
    playersAlike(decks, (count) => counted(count, DECK)).map(
      ([players, count]) => `With ${listedNumbers(players)} players: ${count}.`,
    ),
  jokersPerDeck: (jokers, { ruleSet }) => [
    hasSuits(ruleSet.rules.pack) && jokers === 0
      ? 'You play without jokers.'
      : `Each standard deck also has ${counted(jokers, JOKER)}${ruleSet.rules.pack === 'two-jokers' ? `: ${Math.ceil(jokers / 2)} big and ${Math.floor(jokers / 2)} little` : ''}.`,
  ],
  setAside: (aside) => {
    if (aside === 0) return ['All the cards are in play.'];
    if (aside === 1)
      return ['After the shuffle, 1 card is set aside face down and stays out for the round.'];
    const what = aside === 'half' ? 'half of the cards' : counted(aside, CARD);
    return [`After the shuffle, ${what} are set aside face down and stay out for the round.`];
  },
  seating: (seating) =>
    playersAlike(seating, (ways, players) => {
      const said = ways.map((way) => saySeating(way, players));
      return `you ${said.length === 1 ? 'play' : 'can play'} ${withLastComma(said, 'or')}`;
    }).map(([players, ways]) => `With ${listedNumbers(players)} players, ${ways}.`),
  roles: (roles, telling) =>
    Object.entries(ROLES).flatMap(([role, say]) => {
      const kinds = telling.pack.kinds.filter((kind) => roles[kind] === role);
      return kinds.length === 0 ? [] : [say(listedKinds(telling.pack, kinds), telling)];
    }),
  values: (_, { ruleSet, pack }) => {
    const { onTable, never } = valuesToTell(ruleSet.rules);
    return [
      ...kindsAlike(onTable, pack).map(
        ([amount, kinds]) =>
          `${capitalised(listedKinds(pack, kinds))} are worth ${amount === 0 ? 'nothing' : `${points(amount)} each`}.`,
      ),
      ...kindsAlike(never, pack).map(
        ([amount, kinds]) =>
          `${capitalised(listedKinds(pack, kinds))} ${amount === 0 ? 'are worth nothing and never go on the table' : `never go on the table but cost ${points(amount)} each if they’re left over`}.`,
      ),
    ];
  },
  caught: (caught, { pack }) =>
    Object.keys(caught).length === 0
      ? ['A card left in your hand or foot costs you its value.']
      : [
          ...kindsAlike(caught, pack).map(
            ([amount, kinds]) =>
              `${capitalised(listedKinds(pack, kinds))} left in your hand or foot cost ${amount === 0 ? 'nothing' : `${points(amount)} each`}.`,
          ),
          'Any other card left in your hand or foot costs you its value.',
        ],
  threes: (threes) => [
    threes === 'apart'
      ? 'Red threes and black threes are different cards.'
      : 'Red threes and black threes are one rank, and you meld them together.',
  ],
  allLaid: (allLaid, telling) => [
    allLaid === 'same'
      ? `${theLaid(telling)} count the same, however many you have.`
      : `${theLaid(telling)} count double if you have all of them.`,
  ],
  laid: (laid, telling) => {
    const { sets = [], countIf = 'always', books = [], from, replaced } = laid;
    const kinds = books.map(({ kind, rank }) => aBookOf(telling, kind, kindNamed(telling, rank)));
    const they = theLaid(telling);
    const against: Record<typeof countIf, string[]> = {
      always: [],
      opened: [`${they} count against you if you never go down.`],
      books:
        kinds.length === 0 ? [] : [`${they} count against you unless you have ${listed(kinds)}.`],
    };
    const lines = [
      ...(from === 'opened' ? [`${they} stay in your hand until you’ve gone down.`] : []),
      ...sets.map(
        ({ cards: count, total }) =>
          `If you have ${count} ${they.toLowerCase()}, they’re worth ${points(total)} together.`,
      ),
      ...against[countIf],
      ...(replaced ? [sayReplaced(replaced, they)] : []),
    ];
    return lines.length > 0
      ? lines
      : [`${they} count as usual, and you draw another card for each.`];
  },
};

/** "Red threes", or what they're for where these rules have none. */
function theLaid({ pack, ruleSet }: Telling): string {
  const kinds = pack.kinds.filter((kind) => ruleSet.rules.roles[kind] === 'laid');
  return kinds.length === 0
    ? 'Cards that go straight to the table'
    : capitalised(listedKinds(pack, kinds));
}

const SOURCES: Record<LaidSource, string> = {
  deal: 'were dealt',
  stock: 'drew',
  foot: 'had in your foot',
  pile: 'picked up with the pile',
};

/** The sources of cards that another card is drawn for. */
function sayReplaced(replaced: readonly LaidSource[], they: string): string {
  const sources = Object.entries(SOURCES).filter(([source]) =>
    replaced.includes(source as LaidSource),
  );
  const kinds = they.toLowerCase();
  if (sources.length === 0) return `You don’t draw another card for ${kinds}.`;
  if (sources.length === 4) return `${they} are replaced: you draw another card for each.`;
  const said = sources.map(([, does]) => does);
  const where = said.length > 2 ? withLastComma(said, 'or') : listed(said, 'or');
  return `You draw another card only for ${kinds} you ${where}.`;
}

function deckSize(id: Rules['pack']): number {
  return packFor(id).copies.reduce((sum, copies) => sum + copies, 0);
}
